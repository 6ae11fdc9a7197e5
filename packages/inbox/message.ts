import type { Step } from './faults';

/** One part of a sent form, in the order on the wire. */
export type Part = {
  name: string;
  /** The text of a field; empty for a file, whose content is not kept. */
  value: string;
  /** Only for a file: its name from the browser, empty if none was chosen. */
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
  /**
   * The id of the first message with exactly the same parts, or null. This one is then likely its
   * copy.
   */
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
  /** The readable part of the body. */
  parts: Part[];
  /** Why the body could not be read to its end, or null. */
  problem: string | null;
  /** The fault that was applied, or null. */
  fault: Step | null;
  /** The status in the answer's headers, or null if none were sent (yet). */
  status: number | null;
  /**
   * How it ended: with a complete answer, with a scripted breakage, or because the browser left.
   */
  ending: 'open' | 'answered' | 'broken' | 'aborted';
  /** Its headers, and the first 64 kB of its body, as received. */
  raw: string;
};

/** The parts that the sending library adds to a visitor's own fields. */
const technicalNames = new Set(['lib_version', 'service_id', 'template_id', 'user_id']);

/** Returns whether a part belongs to the sending library rather than to the visitor's message. */
export function isTechnical(part: Part): boolean {
  return technicalNames.has(part.name);
}

/** Returns the value of the first part of that name, or an empty string. */
export function valueOf(parts: readonly Part[], name: string): string {
  return parts.find((part) => part.name === name)?.value ?? '';
}

/**
 * Returns whether two lists have the same parts in the same order; two files are equal if their
 * names and sizes are.
 */
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

/** Returns every value that is just an e-mail address, in lower case. */
export function addressesIn(parts: readonly Part[]): string[] {
  return parts
    .map((part) => part.value.trim().toLowerCase())
    .filter((value) => /^[^\s@]+@[^\s@]+$/.test(value));
}
