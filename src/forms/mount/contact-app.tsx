import props from 'generated/forms';
import type { FormApp } from './form-app';
import { redirect } from '../sending/redirect';
import { ContactStatus } from '../react/contact-status';

/** The time for reading the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

const { schedulingPage } = props.contact;

/** The inquiry: a success opens the scheduling page, if there is one. */
export const contactApp: FormApp = {
  status: <ContactStatus {...props.contact} />,
  onResult: (outcome) => {
    if (outcome === 'sent' && schedulingPage !== null) redirect(schedulingPage, redirectDelay);
  },
};
