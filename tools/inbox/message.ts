/** One part of a sent form. */
export type Part = {
  name: string;
  /** The text of a field or of a file. */
  value: string;
  /** Only for a file: its name from the browser, empty if none was chosen. */
  filename?: string;
};

/** A request to the provider's addresses. */
export type InboxRequest = {
  /** Counts up from 1 for the life of the inbox. */
  id: number;
  /** When it arrived, as an ISO 8601 time. */
  at: string;
  method: string;
  path: string;
  /** The Origin header, or an empty string without one. */
  origin: string;
  /** The parts of the body, in the order on the wire. */
  parts: Part[];
  /** Whether it counts as a delivered message, whatever was answered. */
  delivered: boolean;
  /** The status of the answer, or why there is none. */
  answer: number | 'none yet' | 'connection reset' | 'the browser left';
};

/** The parts that the sending library adds to a visitor's own fields. */
const technicalNames = new Set(['lib_version', 'service_id', 'template_id', 'user_id']);

/** Returns whether a part belongs to the sending library rather than to the visitor's message. */
export const isTechnical = ({ name }: Part) => technicalNames.has(name);

/** Returns the value of the first part of that name, or an empty string. */
export const valueOf = (parts: readonly Part[], name: string) =>
  parts.find((part) => part.name === name)?.value ?? '';
