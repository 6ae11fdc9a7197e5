import { STATUS_CODES } from 'node:http';

/** Texts that people report for each status; the provider's own documentation names only 400. */
const texts: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  403: 'API calls are disabled for non-browser applications',
  404: 'Account not found',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: 'Variables size limit',
  422: 'The recipients address is empty',
  423: 'The account is blocked',
};

/** Returns the provider's text for a status, otherwise the standard's name for it. */
export const reportedText = (status: number) =>
  texts[status] ?? STATUS_CODES[status] ?? `Status ${status}`;
