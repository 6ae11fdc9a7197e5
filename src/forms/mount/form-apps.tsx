import props from 'generated/forms';
import type { ReactNode } from 'react';
import type { FormName } from '../fields/form-fields';
import { ContactStatus } from '../react/contact-status';
import { NewsletterStatus } from '../react/newsletter-status';
import { redirect } from '../sending/redirect';
import type { Outcome } from '../state/outcome';
import { removeRecord } from '../state/tab-storage';

/** What the browser adds to a form: what React renders, and what follows a submit. */
type FormApp = {
  /** The notices and errors, which React renders into the slots. */
  status: ReactNode;
  /** Called once for each attempt that has arrived or failed: opens another page, or alerts. */
  onResult: (outcome: Outcome) => void;
};

/** The time for reading the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

const { contact, newsletter } = props;

/** The inquiry: a success opens the scheduling page, if there is one. */
const contactApp: FormApp = {
  status: <ContactStatus {...contact} />,
  onResult: (outcome) => {
    if (outcome === 'sent' && contact.schedulingPage !== null)
      redirect(contact.schedulingPage, redirectDelay);
  },
};

/** The newsletter signup: a success opens the confirmation page, and a failure alerts. null on a site without one. */
const newsletterApp: FormApp | null = newsletter && {
  status: <NewsletterStatus {...newsletter} />,
  onResult: (outcome) => {
    const { alert, sent } = newsletter.words;
    if (outcome === 'sent') {
      // The confirmation page reports it.
      removeRecord('attempt', 'newsletter');
      redirect(sent.link.href, 0);
    } else window.alert(alert);
  },
};

export const formApps: Readonly<Record<FormName, FormApp | null>> = {
  contact: contactApp,
  newsletter: newsletterApp,
};
