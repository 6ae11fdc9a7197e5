import Validator from '@adobe/structured-data-validator';
import type { Report } from '../finding';
import type { Page } from '../page';

/** Checks structured data with Adobe's validator, which follows Google's documentation. */
export async function checkStructuredData({ data }: Page, { error, warning }: Report) {
  for (const { severity, rootType, issueMessage } of await new Validator().validate(data)) {
    const report = severity === 'ERROR' ? error : warning;
    report('structured-data', `${rootType}: ${issueMessage}.`);
  }
}
