import type { Change } from './changes';
import { states, type State } from './states';

/** One picture of the site. */
export type Shot = {
  /** Of its file, without `.png`. */
  name: string;
  path: string;
  /** The width of the window, in CSS pixels. */
  width: number;
  theme: 'light' | 'dark';
  change?: Change;
  state?: State;
};

/** Every page in both themes at both widths; what is changed, once on a phone and once on a desktop. */
const everyView = [390, 1280].flatMap((width) => [
  { width, theme: 'light' as const },
  { width, theme: 'dark' as const },
]);
const twoViews = [
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

type PageOnDisk = { path: string; name: string; hasPicture: boolean };

/** All pictures of a site: its pages, its pages with other words and without pictures, and its states. */
export function shotsOf(pages: readonly PageOnDisk[]): Shot[] {
  const typical = pages.flatMap(({ name, path }) =>
    everyView.map((view) => ({ name: `${name}-${view.width}-${view.theme}`, path, ...view })),
  );
  const changed = pages.flatMap(({ name, path, hasPicture }) =>
    (['short', 'long', 'missing-picture'] as const)
      .filter((change) => change !== 'missing-picture' || hasPicture)
      .flatMap((change) =>
        twoViews.map((view) => ({
          name: `${change}-${name}-${view.width}-${view.theme}`,
          path,
          change,
          ...view,
        })),
      ),
  );
  const reached = states.flatMap((state) =>
    twoViews.map((view) => ({
      name: `state-${state.name}-${view.width}-${view.theme}`,
      path: state.path,
      state,
      ...view,
    })),
  );
  return [...typical, ...changed, ...reached];
}
