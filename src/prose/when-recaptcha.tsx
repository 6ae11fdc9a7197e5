import type { ReactNode } from 'react';

/**
 * Renders `<WhenRecaptcha>words</WhenRecaptcha>`: a paragraph that applies only if reCAPTCHA guards
 * the forms.
 */
export const WhenRecaptcha = ({ children }: { children?: ReactNode }) =>
  process.env.GATSBY_RECAPTCHA_SITE_KEY ? <p>{children}</p> : null;
