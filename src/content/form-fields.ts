/** A field of a form. Its words are in `content/forms/`, by its name. */
export type FormField = {
  /** The name of its part in the message. */
  name: string;
  /** How visitors answer. */
  kind: 'text' | 'email' | 'textarea' | 'select' | 'radios' | 'checkboxes';
  /** Whether the browser asks for an answer. */
  required: boolean;
  /** What browsers fill in (https://html.spec.whatwg.org/#autofill). Never `off`: Safari empties such a field after Back. */
  autoComplete?: string;
};

/**
 * The fields of both forms, in the order of the page and of the message. The pages, the check of the
 * words, the message and the tests read them here.
 */
export const formFields = {
  contact: [
    { name: 'fullName', kind: 'text', required: true, autoComplete: 'name' },
    { name: 'email', kind: 'email', required: true, autoComplete: 'email' },
    { name: 'role', kind: 'text', required: true, autoComplete: 'organization-title' },
    { name: 'goals', kind: 'text', required: true },
    { name: 'helpNeeded', kind: 'checkboxes', required: false },
    { name: 'timeline', kind: 'select', required: false },
    { name: 'budget', kind: 'radios', required: true },
    { name: 'additional', kind: 'textarea', required: false },
  ],
  newsletter: [{ name: 'subscriber_email', kind: 'email', required: true, autoComplete: 'email' }],
} as const satisfies Readonly<Record<string, readonly FormField[]>>;

/** The two forms, each with its own template at the sending service. */
export type FormName = keyof typeof formFields;
