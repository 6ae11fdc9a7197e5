import { useAnimate } from 'framer-motion/mini';
import { useEffect, type ReactNode } from 'react';

type RiseProps = { show: boolean; children: ReactNode };

const stillness = '(prefers-reduced-motion: reduce)';

/** Brings something up into its place; at once under reduced motion. */
export function Rise({ show, children }: RiseProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>();

  useEffect(() => {
    if (!show || matchMedia(stillness).matches) return;
    animate(
      scope.current,
      { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
      { duration: 0.22, ease: 'easeOut' },
    );
  }, [show, scope, animate]);

  return show ? <div ref={scope}>{children}</div> : null;
}
