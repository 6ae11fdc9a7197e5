import type { Edit } from '../support/content-copy';
import { addNew } from '../support/new-entry';
import { drawPicture } from '../support/draw-picture';

export const edit: Edit = async (content) => {
  const picture = `${content.folder}/zoe.jpg`;
  content.write('zoe.jpg', await drawPicture(480, 480, '#2e8b7d'));
  addNew(content, 'testimonial', {
    author: 'Zoë Quill',
    role: 'Head of Research & Development',
    quote: 'Short enough to read.',
    picture,
    alt: 'Drawing of a woman with a green scarf',
  });
  content.remove('zoe.jpg');
};
