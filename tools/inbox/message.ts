import type { Step } from './faults';

/** One part of a sent form, in the order it had on the wire. */
export type Part = {
  name: string;
  /** The text of a field; empty for a file, whose content is not kept. */
  value: string;
  /** Only for a file: its name as the browser gave it, empty when none was chosen. */
  filename?: string;
  /** Only for a file: its size in bytes. */
  size?: number;
};

/** A message that counts as delivered. */
export type Message = {
  /** The id of the request that brought it. */
  id: number;
  /** When it arrived, as an ISO 8601 time. */
  at: string;
  templateId: string;
  parts: Part[];
  /** The id of the first message with the very same parts, or null: this one is likely its copy. */
  duplicateOf: number | null;
};

/** A request to the provider's addresses, delivered or not. */
export type RequestRecord = {
  /** Counts up from 1 for the life of the inbox. */
  id: number;
  /** When it arrived, as an ISO 8601 time. */
  at: string;
  method: string;
  path: string;
  /** The Origin header, or null when the request had none. */
  origin: string | null;
  /** What could be read of the body. */
  parts: Part[];
  /** Why the body could not be read to its end, or null. */
  problem: string | null;
  /** The fault that it met, or null. */
  fault: Step | null;
  /** The status in the answer's headers, or null while or when none were sent. */
  status: number | null;
  /** How it ended: with a whole answer, with a scripted breakage, or because the browser left. */
  ending: 'open' | 'answered' | 'broken' | 'aborted';
  /** Its headers, and the first 64 kB of its body, as they came. */
  raw: string;
};

/** The parts that the sending library adds to a visitor's own fields. */
const technicalNames = new Set(['lib_version', 'service_id', 'template_id', 'user_id']);

/** Whether a part belongs to the sending library rather than to the visitor's message. */
export function isTechnical(part: Part): boolean {
  return technicalNames.has(part.name);
}

/** The value of the first part of that name, or an empty string. */
export function valueOf(parts: readonly Part[], name: string): string {
  return parts.find((part) => part.name === name)?.value ?? '';
}

/** Whether two lists hold the same parts in the same order; two files count as equal by name and size. */
export function haveSameContent(one: readonly Part[], other: readonly Part[]): boolean {
  const isSame = (part: Part, index: number) => {
    const twin = other[index];
    return (
      part.name === twin?.name &&
      part.value === twin.value &&
      part.filename === twin.filename &&
      part.size === twin.size
    );
  };
  return one.length === other.length && one.every(isSame);
}

/** Every value that is an e-mail address and nothing else, in lower case. */
export function addressesIn(parts: readonly Part[]): string[] {
  return parts
    .map((part) => part.value.trim().toLowerCase())
    .filter((value) => /^[^\s@]+@[^\s@]+$/.test(value));
}
