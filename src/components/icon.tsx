import { iconShapes, type ShapeName } from './icon-shapes';

type IconProps = {
  name: ShapeName;
  /** In CSS pixels. */
  size?: number;
  className?: string;
};

/** Renders a decorative icon. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden>
    <path d={iconShapes[name]} />
  </svg>
);
