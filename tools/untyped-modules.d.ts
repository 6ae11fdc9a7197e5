/** The types of packages without their own, as far as the tools use them. */
declare module '@marbec/web-auto-extractor' {
  /** A page's data by format and type. */
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
    fieldNames?: string[];
    severity: 'ERROR' | 'WARNING';
  };

  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}

/** The published types of `compression` are for Express; it works on requests of node:http too. */
declare module 'compression' {
  import type { RequestListener } from 'node:http';

  export default function compression(): (
    ...request: [...Parameters<RequestListener>, next: () => void]
  ) => void;
}
