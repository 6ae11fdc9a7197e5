export const iconNames = [
  'about',
  'calendar',
  'chart',
  'compass',
  'contact',
  'globe',
  'heart',
  'home',
  'instagram',
  'linkedin',
  'plus',
  'services',
  'shield',
  'spark',
  'star',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
