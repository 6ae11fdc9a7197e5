import { describeSites, type Page } from './support/site';
import { letters } from './support/words';

/** Returns the name of a picture without folders and extension: `hero-dark`. */
const nameOf = (url = '') => url.replace(/ .*$/s, '').replace(/^.*\/|\.[a-z0-9]+$/g, '');

/** Reads the pictures that a page loads before all others, with their sources in their order. */
const hurriedIn = ({ $ }: Page) =>
  $('img[fetchpriority=high]')
    .toArray()
    .map((image) => ({
      alt: letters(image.attribs.alt ?? ''),
      loading: image.attribs.loading,
      sources: $(image)
        .closest('picture')
        .find('[srcset]')
        .toArray()
        .map(({ attribs: { media, type, srcset } }) => [type, media, nameOf(srcset)]),
    }));

const dark = '(prefers-color-scheme: dark)';
/** The second one is WebP, for browsers that cannot read AVIF. */
const types = ['image/avif', undefined];

describeSites((site) => {
  test('a page loads the picture at its head first, in the theme of the system, and hurries no other', () => {
    expect(site.pages.filter((page) => hurriedIn(page).length > 0).length).toBeGreaterThan(0);
    for (const page of site.pages.filter(({ content }) => !content.isList)) {
      const { hero, editedSentence, picture = hero?.picture } = page.content;
      const sourcesOf = (file?: string, media?: string) =>
        file ? types.map((type) => [type, media, nameOf(file)]) : [];
      // An article may show its edited sentence instead.
      const expected = editedSentence === undefined &&
        picture && {
          alt: letters(picture.alt),
          loading: 'eager',
          sources: [...sourcesOf(picture.dark, dark), ...sourcesOf(picture.light)],
        };
      expect([page.path, ...hurriedIn(page)]).toEqual([page.path, ...(expected ? [expected] : [])]);
    }
  });

  test('the fallback of every picture is WebP', () => {
    const check = ({ $ }: Page) =>
      $('picture > img:not([src$=".webp"])')
        .toArray()
        .map((image) => $.html(image).slice(0, 150));
    expect(site.faults(check)).toEqual([]);
  });
});
