import type { FocusEventHandler, ReactNode } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ContentLink } from '../components/link';
import { QuietLink } from '../components/quiet-link';
import { emailConfig, sendFormUrl } from './email';
import { Message, MessageAction, MessageActions, Note } from './message-parts';
import { isBusy, isSent } from './submission';
import type { FormModel } from './use-form';

/** Leads from a form to the privacy page, where there is one. */
export const PrivacyLink = ({ link }: { link?: ContentLink | null }) =>
  link && <QuietLink href={link.href}>{link.label}</QuietLink>;

type FormFrameProps = {
  form: FormModel;
  /** The id of the heading that names the form. */
  labelledBy: string;
  words: { withoutScripts: string; failure: { notLoaded: string; sendPlainly: string } };
  onFocus?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Shows a sentence to visitors whose browser ran no script: the scripts set the theme first. */
const WithoutScripts = chakra(Note, { base: { 'html:is(.light, .dark) &': { display: 'none' } } });

/**
 * Renders a form that the browser can send by itself: the ids of the account are fields of it. The
 * deferred script fills the status and shows the message that React could not be loaded, whose button
 * lets the browser send; React never changes either.
 */
export const FormFrame = ({
  form: { name, formRef, state, formProps },
  labelledBy,
  words,
  onFocus,
  children,
}: FormFrameProps) => (
  <form
    ref={formRef}
    action={sendFormUrl}
    method="post"
    encType="multipart/form-data"
    data-form={name}
    aria-labelledby={labelledBy}
    data-busy={isBusy(state) ? '' : undefined}
    data-sent={isSent(state) || undefined}
    onFocus={onFocus}
    {...formProps}
    suppressHydrationWarning
  >
    {children}
    <VisuallyHidden
      aria-live="polite"
      data-status=""
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
    <Message data-not-loaded="" hidden tabIndex={-1} role="alert" suppressHydrationWarning>
      <p>{words.failure.notLoaded}</p>
      <MessageActions>
        <MessageAction type="submit" data-native="">
          {words.failure.sendPlainly}
        </MessageAction>
      </MessageActions>
    </Message>
    <WithoutScripts>{words.withoutScripts}</WithoutScripts>
    <input type="hidden" name="service_id" value={emailConfig.serviceId} />
    <input type="hidden" name="template_id" value={emailConfig.templateIds[name]} />
    <input type="hidden" name="user_id" value={emailConfig.publicKey} />
  </form>
);
