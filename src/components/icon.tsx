import { iconShapes, type ShapeName } from './icon-shapes';

type IconProps = {
  name: ShapeName;
  /** In CSS pixels. */
  size?: number;
  /** By which the styles around it tell two icons apart. */
  className?: string;
};

/** An icon of the site's set; it only decorates, the words stand beside it. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden>
    <path d={iconShapes[name]} />
  </svg>
);
