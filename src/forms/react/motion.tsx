import { chakra } from '@chakra-ui/react/styled-system';
import type { AnimationOptions, DOMKeyframesDefinition } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, type ReactNode } from 'react';

type Motion = readonly [DOMKeyframesDefinition, AnimationOptions];

const rise: Motion = [
  { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
  { duration: 0.22, ease: 'easeOut' },
];
const [undrawn, drawn, gone] = ['inset(0 100% 0 0)', 'inset(0)', 'inset(0 0 0 100%)'];
const draw: Motion = [{ clipPath: [undrawn, drawn] }, { duration: 0.7, ease: 'easeInOut' }];
const drawOn: Motion = [
  { clipPath: [undrawn, drawn, gone] },
  { duration: 2, repeat: Infinity, ease: 'easeInOut' },
];

/** Animates an element when it appears, unless the visitor prefers reduced motion. Returns its ref. */
function useMotion<Kind extends Element>(isShown: boolean, motion: Motion) {
  const [scope, animate] = useAnimate<Kind>();
  useEffect(() => {
    if (isShown && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      animate(scope.current, ...motion);
  }, [isShown, motion, scope, animate]);
  return scope;
}

export function FadeIn({ show, children }: { show: boolean; children: ReactNode }) {
  const ref = useMotion<HTMLDivElement>(show, rise);
  return show ? <div ref={ref}>{children}</div> : null;
}

const Line = chakra('span', {
  base: {
    display: 'block',
    height: '2px',
    borderRadius: 'pill',
    background: 'linear-gradient(90deg, {colors.thread.1}, {colors.thread.2}, {colors.thread.3})',
  },
});

type ProgressLineProps = {
  /** true: repeats until it is removed. */
  endless?: boolean;
};

/** Renders a line that is drawn from left to right. */
export const ProgressLine = ({ endless = false }: ProgressLineProps) => (
  <Line ref={useMotion<HTMLSpanElement>(true, endless ? drawOn : draw)} aria-hidden />
);
