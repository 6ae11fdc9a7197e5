/** Types of the two packages as far as the tests use them; they publish none. */
declare module '@marbec/web-auto-extractor' {
  /** What a page says in JSON-LD, microdata and RDFa, by its types. */
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>;

  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** `schemaOrg`: the vocabulary knows no such type or property. */
    errorType?: 'schemaOrg';
  };

  export default class Validator {
    /** The vocabulary as schema.org publishes it. */
    constructor(schemaOrgJson: { '@graph': object[] });
    validate(extracted: object): Promise<Issue[]>;
  }
}
