import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.write(
    'pages/for-clients.mdx',
    `---
template: page
hidden: true
title: 'Notes for Clients | {brand}'
description: How we share drafts, what the colors in the margin mean, and when we call instead of writing.
hero:
  eyebrow: Clients
  headline: How we *work*
  lede: A page for those who have the link.
---

Drafts arrive on Tuesdays. Reply by phone or by mail: {email}.
`,
  );
