import {
  cataloguePages,
  samplePage,
  type Variant,
} from '../../../packages/content-check/catalogue-pages';
import { openFolder } from '../../../packages/content-check/content-folder';
import { indexSite } from '../../../packages/content-check/site-index';
import type { Edit } from '../support/content-copy';

const answer = 'who-draws';

/** The others have nothing that these lack. */
const shown: readonly Variant[] = ['typical', 'long'];

export const edit: Edit = (content) => {
  const pages = cataloguePages(indexSite(openFolder(content.folder)), false);
  for (const variant of shown) {
    const file = `pages/${samplePage(variant)}.mdx`;
    const text = pages.get(file) ?? '';
    content.write(file, `${text}\n<Question name="${answer}" />\n`);
  }
  // It shows a picture that the pages themselves do not name.
  content.write(
    `faq/${answer}.mdx`,
    `---
question: Who draws the threads?
order: ${content.files('faq').length + 40}
---

Nobody; they are strung:

<Figure picture="images/calm-light.jpg" alt="A knot of threads that becomes one cord" />
`,
  );
};
