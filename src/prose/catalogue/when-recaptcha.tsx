import type { ReactNode } from 'react';
import type { ProseKit } from '../../content/prose-kit';

export const schema = ({ component }: ProseKit) =>
  component({
    description: 'A paragraph of its own, shown while reCAPTCHA guards the forms',
    inside: 'words',
    alone: true,
    sample: 'Google checks that you are a person.',
    props: {},
  });

export const WhenRecaptcha = ({ children }: { children?: ReactNode }) =>
  process.env.GATSBY_RECAPTCHA_SITE_KEY ? <p>{children}</p> : null;
