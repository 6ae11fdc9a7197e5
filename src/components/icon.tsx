import {
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  Compass,
  Globe,
  Heart,
  House,
  Layers,
  Mail,
  Plus,
  ShieldCheck,
  Sparkles,
  Star,
  UserRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { IconName } from '../content/icon-names';
import { InstagramIcon, LinkedinIcon, XIcon } from './brand-icons';

const icons: Readonly<Record<IconName, ComponentType<{ size: number; strokeWidth?: number }>>> = {
  about: UserRound,
  calendar: CalendarDays,
  chart: ChartNoAxesColumnIncreasing,
  compass: Compass,
  contact: Mail,
  globe: Globe,
  heart: Heart,
  home: House,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  plus: Plus,
  services: Layers,
  shield: ShieldCheck,
  spark: Sparkles,
  star: Star,
  x: XIcon,
};

type IconProps = {
  name: IconName;
  /** In CSS pixels. */
  size?: number;
};

/** An icon of the site's set; it only decorates, the words stand beside it. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.75} />;
}
