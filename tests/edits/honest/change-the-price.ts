import type { Edit } from '../support/content-copy';

export const edit: Edit = (content) =>
  content.set('site.json', ['minimumEngagement'], { amount: 1200, currency: 'EUR' });
