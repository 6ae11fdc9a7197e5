import type { ReactNode } from 'react';

export const WhenRecaptcha = ({ children }: { children?: ReactNode }) =>
  process.env.GATSBY_RECAPTCHA_SITE_KEY ? <p>{children}</p> : null;
