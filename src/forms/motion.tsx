import { useAnimate } from 'framer-motion/mini';
import { useEffect, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

type FadeInProps = { show: boolean; children: ReactNode };

export function FadeIn({ show, children }: FadeInProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>();

  useEffect(() => {
    if (!show || prefersReducedMotion()) return;
    animate(
      scope.current,
      { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
      { duration: 0.22, ease: 'easeOut' },
    );
  }, [show, scope, animate]);

  return show ? <div ref={scope}>{children}</div> : null;
}

const Line = chakra('span', {
  base: {
    display: 'block',
    height: '2px',
    borderRadius: 'pill',
    background: 'linear-gradient(90deg, {colors.signal}, {colors.saffron}, {colors.teal})',
  },
});

const undrawn = 'inset(0 100% 0 0)';
const drawn = 'inset(0)';
const gone = 'inset(0 0 0 100%)';

type ProgressLineProps = {
  /** true: repeats, while work is in progress. */
  endless?: boolean;
};

/** Draws a thread from left to right. */
export function ProgressLine({ endless = false }: ProgressLineProps) {
  const [scope, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    if (prefersReducedMotion()) return;
    animate(
      scope.current,
      { clipPath: endless ? [undrawn, drawn, gone] : [undrawn, drawn] },
      { duration: endless ? 2 : 0.7, repeat: endless ? Infinity : 0, ease: 'easeInOut' },
    );
  }, [endless, scope, animate]);

  return <Line ref={scope} aria-hidden />;
}
