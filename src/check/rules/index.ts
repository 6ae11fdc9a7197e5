import type { Rule } from '../rule';
import { asset } from './assets';
import { brandRules } from './brand';
import { component } from './components';
import { contentFileRules } from './content-files';
import { corruptCharacters } from './corrupt-characters';
import { entryRules } from './entries';
import { failedMarkdown } from './failed-markdown';
import { fieldRules } from './fields';
import { fieldSyntax } from './field-syntax';
import { fileName } from './file-names';
import { foreignSyntax } from './foreign-syntax';
import { linkRules } from './links';
import { newPicture } from './new-pictures';
import { notRendered } from './not-rendered';
import { pageRules } from './pages';
import { picture } from './pictures';
import { privacyRules } from './privacy';
import { redirectRules } from './redirects';
import { textStructure } from './text-structure';
import { variable } from './variables';

/** All rules of the check. What a parser refuses is reported as `syntax`. */
export const rules: readonly Rule[] = [
  ...contentFileRules,
  fileName,
  ...fieldRules,
  fieldSyntax,
  variable,
  ...entryRules,
  ...pageRules,
  ...linkRules,
  ...redirectRules,
  ...privacyRules,
  ...brandRules,
  picture,
  newPicture,
  asset,
  component,
  textStructure,
  notRendered,
  failedMarkdown,
  ...foreignSyntax,
  corruptCharacters,
];
