import type { Rule } from '../rule';
import { asset } from './asset-rule';
import { brandRules } from './brand-rules';
import { component } from './component-rule';
import { contentFileRules } from './content-file-rules';
import { corruptCharacters } from './corrupt-characters';
import { entryRules } from './entry-rules';
import { failedMarkdown } from './failed-markdown';
import { fieldRules } from './field-rules';
import { fieldSyntax } from './field-syntax';
import { fileName } from './file-name-rule';
import { foreignSyntax } from './foreign-syntax';
import { linkRules } from './link-rules';
import { longWords } from './long-word';
import { newPicture } from './new-pictures';
import { notRendered } from './not-rendered';
import { page } from './page-rule';
import { photoLocation } from './photo-location';
import { picture } from './picture-rule';
import { privacy } from './privacy-rule';
import { redirectRules } from './redirect-rules';
import { textStructure } from './text-structure';
import { variable } from './variable-rule';

/** All rules of the check. What a parser refuses is reported as `syntax`. */
export const rules: readonly Rule[] = [
  ...contentFileRules,
  fileName,
  ...fieldRules,
  fieldSyntax,
  variable,
  ...entryRules,
  page,
  longWords,
  ...linkRules,
  ...redirectRules,
  privacy,
  ...brandRules,
  picture,
  newPicture,
  asset,
  photoLocation,
  component,
  textStructure,
  notRendered,
  failedMarkdown,
  foreignSyntax,
  corruptCharacters,
];
