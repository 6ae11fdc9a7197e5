import { portFrom } from '../ports';

/** The port of the inbox when INBOX_PORT is not set. */
export const defaultInboxPort = 8025;

/** The only account that the inbox accepts; the real one is the owner's. */
export const localAccount = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  contactTemplateId: 'local-contact',
  newsletterTemplateId: 'local-newsletter',
} as const;

/**
 * The environment that makes a build send its forms to the inbox instead of the provider.
 * @throws on access, if INBOX_PORT is set to anything but a port
 */
export const localEmailEnv = {
  LOCAL_INBOX: 'true',
  GATSBY_EMAILJS_PUBLIC_KEY: localAccount.publicKey,
  GATSBY_EMAILJS_SERVICE_ID: localAccount.serviceId,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: localAccount.contactTemplateId,
  GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID: localAccount.newsletterTemplateId,
  get GATSBY_EMAILJS_ORIGIN() {
    return `http://localhost:${portFrom('INBOX_PORT', defaultInboxPort)}`;
  },
};
