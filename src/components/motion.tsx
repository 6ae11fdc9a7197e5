import { useAnimate } from 'framer-motion/mini';
import { useEffect, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { isStill } from './is-still';

type RiseProps = { show: boolean; children: ReactNode };

/** Moves an element up into its place; without animation under reduced motion. */
export function Rise({ show, children }: RiseProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>();

  useEffect(() => {
    if (!show || isStill()) return;
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
    background:
      'linear-gradient(90deg, var(--tl-colors-signal), var(--tl-colors-saffron), var(--tl-colors-teal))',
  },
});

const undrawn = 'inset(0 100% 0 0)';
const drawn = 'inset(0)';
const gone = 'inset(0 0 0 100%)';

type ThreadProps = {
  /** Repeats the drawing while work is in progress; otherwise it runs once. */
  endless?: boolean;
};

/** Draws a thread from left to right; shows it complete under reduced motion. */
export function Thread({ endless = false }: ThreadProps) {
  const [scope, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    if (isStill()) return;
    animate(
      scope.current,
      { clipPath: endless ? [undrawn, drawn, gone] : [undrawn, drawn] },
      { duration: endless ? 2 : 0.7, repeat: endless ? Infinity : 0, ease: 'easeInOut' },
    );
  }, [endless, scope, animate]);

  return <Line ref={scope} aria-hidden />;
}
