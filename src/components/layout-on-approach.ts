/**
 * For what is below the first screen: the browser lays it out when it comes near the window, which
 * shortens the first layout, and the one when the fonts arrive. Until then it counts as this high.
 */
export const layoutOnApproach = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45rem',
};
