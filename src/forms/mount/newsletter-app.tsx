import props from 'generated/forms';
import { removeRecord } from '../state/tab-storage';
import type { FormApp } from './form-app';
import { redirect } from '../sending/redirect';
import { NewsletterStatus } from '../react/newsletter-status';

const { newsletter } = props;

/** The newsletter signup: a success opens the confirmation page, and a failure alerts. null on a site without one. */
export const newsletterApp: FormApp | null = newsletter && {
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
