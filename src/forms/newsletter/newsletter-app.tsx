import props from 'generated/forms';
import { removeRecord } from '../../page-scripts/tab-storage';
import type { FormApp } from '../mount/form-app';
import { redirect } from '../sending/redirect';
import { NewsletterStatus } from './newsletter-status';

const { alert, sent } = props.newsletter.words;

/** The newsletter signup: a success opens the confirmation page, and a failure alerts. */
export const newsletterApp: FormApp = {
  status: <NewsletterStatus {...props.newsletter} />,
  onResult: (outcome) => {
    if (outcome === 'sent') {
      // The confirmation page reports it.
      removeRecord('attempt', 'newsletter');
      redirect(sent.link.href, 0);
    } else window.alert(alert);
  },
};
