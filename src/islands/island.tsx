import props from 'generated/islands';
import { ContactForm } from '../forms/contact/contact-form';
import { NewsletterForm } from '../forms/newsletter/newsletter-form';
import type { FormName } from '../inline/forms';

/** What React hydrates, by name. All else on a page is HTML. */
export const islands = {
  contact: <ContactForm {...props.contact} />,
  newsletter: <NewsletterForm {...props.newsletter} />,
} satisfies Record<FormName, object>;

/** Renders an island in a container of its own, with which `hydrate-islands.tsx` begins. */
export const Island = ({ name }: { name: FormName }) => (
  <div data-island={name}>{islands[name]}</div>
);
