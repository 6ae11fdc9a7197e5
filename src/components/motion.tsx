import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

const features = () => import('./motion-features').then((module) => module.domAnimation);

type RiseProps = { show: boolean; children: ReactNode };

/** Brings something up into its place, and lets it go again; at once under reduced motion. */
export const Rise = ({ show, children }: RiseProps) => (
  <LazyMotion features={features} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.22, ease: 'easeOut' }}>
      <AnimatePresence>
        {show && (
          <m.div
            initial={{ opacity: 0, y: 12 }}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, y: 8 }}
          >
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </MotionConfig>
  </LazyMotion>
);
