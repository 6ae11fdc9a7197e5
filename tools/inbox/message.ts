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
};

/** A request to the provider's addresses, delivered or not. */
export type RequestRecord = {
  /** Counts up from 1 for the life of the inbox. */
  id: number;
  at: string;
  method: string;
  path: string;
  /** The Origin header, or null when the request had none. */
  origin: string | null;
  parts: Part[];
  /** Why the body could not be read, or null. */
  problem: string | null;
  /** The status that was answered, or null while or when there was no answer. */
  status: number | null;
  /** Whether the whole answer left this machine. */
  finished: boolean;
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

/** Every value that is an e-mail address and nothing else, in lower case. */
export function addressesIn(parts: readonly Part[]): string[] {
  return parts
    .map((part) => part.value.trim().toLowerCase())
    .filter((value) => /^[^\s@]+@[^\s@]+$/.test(value));
}
