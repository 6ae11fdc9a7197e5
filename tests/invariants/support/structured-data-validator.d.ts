/** The types of the two packages as far as the tests use them; the packages publish none. */
declare module '@marbec/web-auto-extractor' {
  /** A page's data in JSON-LD, microdata and RDFa, by type. */
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
    /** `schemaOrg`: the vocabulary has no such type or property. */
    errorType?: 'schemaOrg';
  };

  export default class Validator {
    /** The vocabulary as schema.org publishes it. */
    constructor(schemaOrgJson: { '@graph': object[] });
    validate(extracted: object): Promise<Issue[]>;
  }
}
