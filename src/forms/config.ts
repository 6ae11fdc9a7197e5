/** The two forms, each with its own template at the sending service. */
export type FormName = 'contact' | 'newsletter';

// Gatsby writes these values into the bundle at build time; `.env.example` explains each of them.
const origin = process.env.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com';

/**
 * The account at the sending service. If an id is missing, the form reports the specified failure.
 */
export const emailConfig = {
  origin,
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateIds: {
    contact: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
    newsletter: process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID ?? '',
  } satisfies Record<FormName, string>,
};

/** The address to which a form posts without scripts. */
export const sendFormUrl = `${origin}/api/v1.0/email/send-form`;
