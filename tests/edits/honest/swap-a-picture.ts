import type { Edit } from '../support/content-copy';
import { drawPicture } from '../support/draw-picture';

export const edit: Edit = async (content) => {
  for (const [theme, colour] of [
    ['light', '#f2a541'],
    ['dark', '#10131f'],
  ] as const) {
    content.remove(String(content.get('pages/about.mdx', ['picture', theme])));
    content.write(`images/desk-${theme}.jpg`, await drawPicture(2000, 1250, colour));
    content.set('pages/about.mdx', ['picture', theme], `images/desk-${theme}.jpg`);
  }
  content.set('pages/about.mdx', ['picture', 'alt'], 'A desk with one lamp');
};
