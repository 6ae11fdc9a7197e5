import type { ContentLink } from '../components/link';
import { QuietLink } from '../components/quiet-link';

/** Leads from a form to the privacy page, where there is one. */
export const PrivacyLink = ({ link }: { link?: ContentLink | null }) =>
  link && <QuietLink href={link.href}>{link.label}</QuietLink>;
