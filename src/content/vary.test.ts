import { picture } from '../../tests/support/fixtures';
import { inTheme, vary } from './vary';

const data = {
  hero: { headline: 'Our *Story* here', picture: picture('hero') },
  link: { label: 'About us', href: '/about/', icon: 'about' },
  list: ['First thing', 'Second thing'],
  order: 1,
};

test('short texts keep their first word, and links their target', () => {
  expect(vary(data, 'short')).toEqual({
    hero: { headline: 'Our', picture: data.hero.picture },
    link: { label: 'About', href: '/about/', icon: 'about' },
    list: ['First', 'Second'],
    order: 1,
  });
});

test('long texts are five times as long, with one accent', () => {
  const long = JSON.stringify(vary(data, 'long'));
  expect(long).toContain('Our *Story* here Our Story here');
  expect(long).toContain('"href":"/about/"');
});

test('missing pictures have addresses without a file; everything else stays', () => {
  const varied = vary(data, 'missing-picture');
  expect(varied).toMatchObject({
    hero: {
      headline: data.hero.headline,
      picture: {
        light: {
          gatsbyImageData: {
            width: 1040,
            images: { fallback: { src: '/no-such-picture/digest/b2/hero-light.jpg' } },
          },
        },
      },
    },
    link: data.link,
  });
  expect(JSON.stringify(varied)).not.toContain('/static/');
  expect(vary(data, 'typical')).toEqual(data);
});

test('a theme uses its own picture in both places', () => {
  const { light, dark, alt } = data.hero.picture;
  expect(inTheme(data, 'dark')).toMatchObject({ hero: { picture: { light: dark, dark, alt } } });
  expect(inTheme(data, 'light')).toMatchObject({ hero: { picture: { light, dark: light } } });
});
