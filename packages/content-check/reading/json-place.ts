import type { Finding } from '../problem';
import type { JsonToken } from './json-tokens';
import type { Repair } from './repair';

/** What a repair may look at: the token where the parser stopped, and those around it. */
export type JsonPlace = {
  text: string;
  /** Whether the JSON ended earlier. */
  isAfterEnd: boolean;
  token: JsonToken;
  before: JsonToken | undefined;
  after: JsonToken | undefined;
};

/** Returns a repair that replaces a part of the text. */
export const replacing = (
  { from, to }: Pick<JsonToken, 'from' | 'to'>,
  text: string,
  finding: Pick<Finding, 'rule' | 'message'> & { offset?: number; isCertain?: boolean },
): Repair => ({ offset: from, isCertain: true, ...finding, edit: { from, to, text } });
