import type { ReactNode } from 'react';
import type { ContentLink } from '../components/link';
import { QuietLink } from '../components/quiet-link';
import type { FormName } from '../starter/forms';
import { emailConfig, sendFormUrl } from './email';
import { Message, Note } from './message-parts';
import { isBusy, isSent } from './submission';
import type { FormSubmission } from './use-submission';

/** Leads from a form to the privacy page, where there is one. */
export const PrivacyLink = ({ link }: { link?: ContentLink | null }) =>
  link && <QuietLink href={link.href}>{link.label}</QuietLink>;

type FormFrameProps = {
  name: FormName;
  /** The id of the heading that names the form. */
  labelledBy: string;
  submission: FormSubmission;
  words: { withoutScripts: string; failure: { notLoaded: string } };
  children: ReactNode;
};

/**
 * Renders a form that the browser can send without scripts. The ids of the account are inside
 * `noscript`, so that no message has them twice. The inline script shows the message that React
 * could not be loaded; React never changes it.
 */
export const FormFrame = ({
  name,
  labelledBy,
  submission: { formRef, state, onSubmit, onReset },
  words,
  children,
}: FormFrameProps) => (
  <form
    ref={formRef}
    action={sendFormUrl}
    method="post"
    encType="multipart/form-data"
    data-app={name}
    aria-labelledby={labelledBy}
    aria-busy={isBusy(state)}
    data-sent={isSent(state) || undefined}
    onSubmit={onSubmit}
    onReset={onReset}
    suppressHydrationWarning
  >
    {children}
    <Message data-not-loaded="" hidden tabIndex={-1} role="alert" suppressHydrationWarning>
      {words.failure.notLoaded}
    </Message>
    <noscript>
      <input type="hidden" name="service_id" value={emailConfig.serviceId} />
      <input type="hidden" name="template_id" value={emailConfig.templateIds[name]} />
      <input type="hidden" name="user_id" value={emailConfig.publicKey} />
      <Note>{words.withoutScripts}</Note>
    </noscript>
  </form>
);
