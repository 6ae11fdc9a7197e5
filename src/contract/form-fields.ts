/** A field of a form. Its words are under its name in `content/forms/`. */
export type FormField = {
  /** The name of its answer in the message. */
  name: string;
  /** The autofill token (https://html.spec.whatwg.org/#autofill). Never `off`: Safari empties such a field after Back. */
  autoComplete?: string;
} & (
  | { kind: 'text' | 'email' | 'select' | 'radios'; required: boolean }
  // No `required` works on these: HTML cannot ask for one of several boxes, or for more than blanks in a `textarea`.
  | { kind: 'textarea' | 'checkboxes'; required: false }
);

/**
 * The fields of both forms, in the order of the page and of the message. The pages, the schemas of their words, the
 * message and the tests are derived from them.
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

/** A form. EmailJS has a template for each. */
export type FormName = keyof typeof formFields;

type DeclaredField = (typeof formFields)[FormName][number];

export type FieldName = DeclaredField['name'];

/** The field into which the link of a plan may write the beginning of a text. */
export const planTextField = 'additional' satisfies Extract<
  DeclaredField,
  { kind: 'textarea' }
>['name'];

/** The field whose options the link of a plan chooses. */
export const planField = 'helpNeeded' satisfies Extract<
  DeclaredField,
  { kind: 'checkboxes' }
>['name'];
