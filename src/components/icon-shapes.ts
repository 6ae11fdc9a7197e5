import type { IconName } from '../content/schemas/primitives';

type ControlIconName = 'arrow' | 'check' | 'chevron' | 'close' | 'moon' | 'pause' | 'play' | 'sun';

export type ShapeName = IconName | ControlIconName;

const circle = (radius: number) =>
  `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`;

/** SVG path data in a viewBox of 24 by 24. One path for each icon keeps the HTML small. */
export const iconShapes: Readonly<Record<ShapeName, string>> = {
  about: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 20.5a8 8 0 0 1 16 0',
  arrow: 'M7 17 17 7M8 7h9v9',
  calendar: 'M1 20.5h20.5V5h-18v15.5M3.5 10h18M8.5 2.5v5M16.5 2.5v5',
  chart: 'M1 20.5h4.5v-5.5H11V9.5h5.5V4H23',
  check: 'M4.5 12.5l5 5 10-11',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  compass: 'M1 20.5h8.5A9 9 0 1 1 15 20.5h8M8.5 15.5l2-5 5-2-2 5z',
  contact: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M3 7.5l9 6 9-6',
  globe: 'M1 12h20A9 9 0 1 1 12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18a9 9 0 0 1 9 9h2',
  heart: 'M1 20.5h8C5.5 17.5 3 14.5 3 10.5c0-5 7-6 9-.5 2-5.5 9-4.5 9 .5 0 4-2.5 7-6 10h8',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  instagram: `M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5${circle(4)}M17 7h.01`,
  linkedin: 'M5 10v9M5 5.5v.01M10 19v-9M10 14.5c0-2.6 1.6-4.5 4-4.5s4 1.6 4 4.5V19',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 6.5 6.5 0 0 0 20 14.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M1 20.5h8V15H3.5V9.5H9V4h6v5.5h5.5V15H15v5.5h8',
  services: 'M12 3 3 7.5l9 4.5 9-4.5zM3 12l9 4.5 9-4.5M3 16.5l9 4.5 9-4.5',
  shield: 'M12 3 4.5 6v6c0 4 3 7.5 7.5 9 4.5-1.5 7.5-5 7.5-9V6zM8.5 12l2.5 2.5 4.5-5',
  spark: 'M1 20.5c6 0 10.5-3 10.5-7.5a3.5 3.5 0 1 0-3.5 3.5c6 0 9.5-6 13-13M16.5 4.5l4.5-1 1 4.5',
  star: 'M1 20.5h5.5l1.5-6.5L3 9.5h6.5L12 3l2.5 6.5H21l-5 4.5 1.5 6.5H23',
  sun: `${circle(4)}M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5`,
  x: 'M4 4l16 16M20 4 4 20',
};
