import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { QuietLink } from '../../components/quiet-link';
import type { ContentLink } from '../../content/schemas/primitives';
import type { FailureWords } from '../../content/types/form-types';
import { FormAttribute } from '../../contract/form-attributes';
import type { FormName } from '../../contract/form-fields';
import { emailConfig, sendFormUrl } from '../sending/account';
import { slot } from '../state/form-element';
import { NoticeFrame, NoticeAction, NoticeActions, Note } from './notice-frame';

/** Renders the link to the privacy page; nothing if there is none. */
export const PrivacyLink = ({ link }: { link?: ContentLink | null }) =>
  link && <QuietLink href={link.href}>{link.label}</QuietLink>;

type FormFrameProps = {
  name: FormName;
  /** The id of the heading that names the form. */
  labelledBy: string;
  words: {
    withoutScripts: string;
    failure: Pick<FailureWords, 'notLoaded' | 'sendPlainly' | 'offline'>;
  };
  children: ReactNode;
};

/** Shown where no script has run: the script of next-themes sets the class of the theme. */
const WithoutScripts = chakra(Note, { base: { 'html:is(.light, .dark) &': { display: 'none' } } });

/**
 * Renders a form that the browser can send without scripts: hidden fields have the ids of the account. React
 * renders only into the slots. A live region must exist before its text (WCAG technique ARIA22).
 */
export const FormFrame = ({ name, labelledBy, words, children }: FormFrameProps) => (
  <form
    action={sendFormUrl}
    method="post"
    encType="multipart/form-data"
    {...{ [FormAttribute.form]: name }}
    aria-labelledby={labelledBy}
  >
    {children}
    <VisuallyHidden aria-live="polite" {...{ [FormAttribute.status]: '' }} />
    <div aria-live="polite" {...slot('slow')} />
    <NoticeFrame {...{ [FormAttribute.notLoaded]: '' }} hidden tabIndex={-1} role="alert">
      <p>{words.failure.notLoaded}</p>
      <NoticeActions>
        <NoticeAction type="submit" {...{ [FormAttribute.native]: '' }}>
          {words.failure.sendPlainly}
        </NoticeAction>
      </NoticeActions>
    </NoticeFrame>
    <NoticeFrame {...{ [FormAttribute.offline]: '' }} hidden tabIndex={-1} role="alert">
      {/* Without its text, which would make home larger. */}
      <p>{words.failure.offline.title}</p>
    </NoticeFrame>
    <div {...slot('notices')} />
    <WithoutScripts>{words.withoutScripts}</WithoutScripts>
    <input type="hidden" name="service_id" value={emailConfig.serviceId} />
    <input type="hidden" name="template_id" value={emailConfig.templateIds[name]} />
    <input type="hidden" name="user_id" value={emailConfig.publicKey} />
  </form>
);
