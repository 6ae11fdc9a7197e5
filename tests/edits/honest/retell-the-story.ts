import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.setBody(
    'pages/about.mdx',
    'We began with a notebook.\n\nThen came *two* of them, and [a first client](/services/).\n\nWe still write by hand.\n\nA fourth paragraph, because the story went on.',
  );
