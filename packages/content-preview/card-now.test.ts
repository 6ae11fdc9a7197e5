import { openFolder } from '../content-check/content-folder';
import { indexSite } from '../content-check/site-index';
import { cardNow } from './card-now';

const site = indexSite(openFolder('tests/specified/content'));

test('the card of a page has the brand and the headline as the page has them', () => {
  expect(cardNow(site, 'about')).toEqual({
    brand: site.tokens.brand,
    picture: 'images/social.png',
    slug: 'about',
    headline: expect.stringContaining('*'),
  });
});

test('a page that is missing has no card', () => {
  expect(cardNow(site, 'nowhere')).toBeNull();
});
