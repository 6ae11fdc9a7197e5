import { variants, type Variant } from '../../src/content/vary';
import { sampleVariants, samplePage } from '../content-check/catalogue-pages';
import { states, type State } from './states';

/** One picture of the site. */
type Shot = {
  /** The file name, without `.png`. */
  name: string;
  path: string;
  /** The width of the window, in CSS pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** A variant of the catalogue; omitted: the page as it is. */
  variant?: Variant;
  /** Whether all words are 40 % longer, as in a translation. */
  isTranslated?: true;
  state?: State;
};

/** Every page, and every entry of the catalogue, in both themes at both widths. */
const everyView = [390, 1280].flatMap((width) => [
  { width, theme: 'light' as const },
  { width, theme: 'dark' as const },
]);
/** The other pictures, once on a phone and once on a desktop. */
const twoViews = [
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

type PageOnDisk = { path: string; name: string; hasPicture: boolean };

/** The pages that show the components of texts, which are variants themselves. */
const samples = new Set(sampleVariants.map(samplePage));
/** The one whose pictures are accepted. */
const accepted = samplePage('typical');

/**
 * Returns all pictures of a site: its pages and states, and the catalogue's, including those with
 * longer words.
 */
export function shotsOf(all: readonly PageOnDisk[]): Shot[] {
  const pages = all.filter(({ name }) => !samples.has(name));
  const typical = all.flatMap(({ name, path }) =>
    everyView.map((view) => ({
      name: `${samples.has(name) && name !== accepted ? 'catalogue-' : ''}${name}-${view.width}-${view.theme}`,
      path,
      ...view,
    })),
  );
  const catalogued = pages.flatMap(({ name, path, hasPicture }) =>
    variants
      // The typical variant is the page itself.
      .filter((variant) => variant !== 'typical' && (variant !== 'missing-picture' || hasPicture))
      .flatMap((variant) =>
        everyView.map((view) => ({
          name: `catalogue-${variant}-${name}-${view.width}-${view.theme}`,
          path,
          variant,
          ...view,
        })),
      ),
  );
  const translated = pages.flatMap(({ name, path }) =>
    twoViews.map((view) => ({
      name: `catalogue-translated-${name}-${view.width}-${view.theme}`,
      path,
      isTranslated: true as const,
      ...view,
    })),
  );
  const reached = states.flatMap((state) =>
    twoViews.map((view) => ({
      name: `state-${state.name}-${view.width}-${view.theme}`,
      path: state.path,
      state,
      ...view,
    })),
  );
  return [...typical, ...catalogued, ...translated, ...reached];
}
