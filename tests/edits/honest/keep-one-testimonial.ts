import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) => {
  const [, ...others] = content.files('testimonials');
  for (const file of others) {
    const picture = content.get(file, ['image', 'light']);
    content.remove(file);
    content.remove(String(picture));
  }
};
