/** Names that are often misspelled. Words such as “google” are not here: they are also verbs. */
export const names = [
  'LinkedIn',
  'Instagram',
  'Facebook',
  'Pinterest',
  'Substack',
  'YouTube',
  'TikTok',
  'WhatsApp',
  'PowerPoint',
  'WordPress',
  'GitHub',
  'PayPal',
  'ChatGPT',
];
