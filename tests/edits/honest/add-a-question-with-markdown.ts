import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const order = content.files('faq').length + 20;
  content.write(
    'faq/what-do-i-bring.mdx',
    `---
question: What should I bring?
order: ${order}
---

Three things, in **any** order:

- An opinion you would defend
- Something you wrote and *never* sent
- [A question for us](/contact/)

The rest is on [our services page](/services/).
`,
  );
};
