/** The types of the two packages as far as the review uses them; the packages publish none. */
declare module '@marbec/web-auto-extractor' {
  /** A page's data by format and type. */
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>;

  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = { rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' };

  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}
