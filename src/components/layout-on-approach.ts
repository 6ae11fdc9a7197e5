import type { Style } from '../theme/style';

/**
 * For what is below the first screen: the browser lays it out when it comes near the window, which
 * shortens the first layout, and the one when the fonts arrive. Until then it counts as this high.
 *
 * A page's first bands are near the window from the start: they would only be laid out in a second step.
 */
export const layoutOnApproach = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45rem',
  'main > &:nth-child(-n + 3)': { contentVisibility: 'visible' },
} satisfies Style;
