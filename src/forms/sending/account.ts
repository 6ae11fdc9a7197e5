import type { FormName } from '../../contract/form-fields';

// Gatsby replaces these with their values at build time. `.env.example` explains each.
export const origin = process.env.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com';

/** The account at EmailJS. If an id is missing, every attempt fails with `fixNeeded`. */
export const emailConfig = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateIds: {
    contact: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
    newsletter: process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID ?? '',
  } satisfies Record<FormName, string>,
};

/** The address to which the browser posts a form without scripts. */
export const sendFormUrl = `${origin}/api/v1.0/email/send-form`;
