import Validator from '@adobe/structured-data-validator';
import { HtmlValidate } from 'html-validate';
import type { PageReport } from '../finding';
import type { BuiltPage } from '../page';

/** The rules of html-validate. Each that is off or changed says why. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Gatsby's root is called ___gatsby; HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // React writes charSet, <br/>, required="" and hidden=""; HTML reads them all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Gatsby writes styles on its focus wrapper and its announcer.
    'no-inline-style': 'off',
    // The one script of another host counts visits, and its service changes it.
    'require-sri': 'off',
    // The rule forbids a hidden field before several checkboxes of the same name, which keeps the
    // place of their answer in the message when none is checked.
    'form-dup-name': 'off',
    // rules/words.ts checks the length of titles.
    'long-title': 'off',
    // A section before the main heading may have a smaller one.
    'heading-level': ['error', { minInitialRank: 'any' }],
  },
});

/** Checks the HTML of a page with html-validate. */
export async function checkHtml({ html }: BuiltPage, { error }: PageReport) {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  for (const [index, { ruleId, message, selector }] of messages.entries()) {
    const isSame = (other: (typeof messages)[number]) => other.message === message;
    const others = messages.filter(isSame).length - 1;
    if (messages.findIndex(isSame) < index) continue;
    const places = [ruleId, selector, others > 0 && `and ${others} more`].filter(Boolean);
    error('html', `${message} (${places.join(', ')})`);
  }
}

/** Checks structured data with Adobe's validator, which follows Google's documentation. */
export async function checkStructuredData({ data }: BuiltPage, { error, warning }: PageReport) {
  for (const { severity, rootType, issueMessage } of await new Validator().validate(data)) {
    const report = severity === 'ERROR' ? error : warning;
    report('structured-data', `${rootType}: ${issueMessage}.`);
  }
}
