import { iconShapes, type ShapeName } from './icon-shapes';

type IconProps = {
  name: ShapeName;
  /** In CSS pixels. */
  size?: number;
  /** Lets styles distinguish two icons. */
  className?: string;
};

/** Renders an icon of the site's set. It is decorative; the text is next to it. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden>
    <path d={iconShapes[name]} />
  </svg>
);
