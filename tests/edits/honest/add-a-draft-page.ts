import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.write(
    'pages/plans-for-later.mdx',
    `---
template: page
draft: true
title: 'Quixotic Outlook | {brand}'
description: Quixotically early plans that nobody outside this agency should read before they are ripe.
hero:
  eyebrow: Later
  headline: Not *yet*
  lede: Quixotically so.
---

Quixotically more.
`,
  );
