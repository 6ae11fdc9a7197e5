/** Who a case study is about. Without consent, a client has no name. */
export type Client = {
  name: string | null;
  trade: string;
  size: string | null;
  country: string | null;
};

/** Returns what is known of a client. */
export const clientFacts = ({ name, trade, size, country }: Client): string[] =>
  [name, trade, size, country].filter((fact) => fact !== null);
