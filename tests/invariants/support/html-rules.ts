import type { ConfigData } from 'html-validate';

/** What html-validate asks of every page. Each rule that is off or bent says why. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Gatsby's root is called ___gatsby; HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // React writes charSet; names of attributes have no case in HTML.
    'attr-case': 'off',
    // React writes <br/>; HTML ignores the slash.
    'void-style': 'off',
    // React writes required="" and hidden="", which HTML holds equal to the bare names.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Gatsby writes styles on its focus wrapper and its announcer. styles.test.ts allows only those.
    'no-inline-style': 'off',
    // Scripts come from the own host; integrity guards those of other hosts.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The rule takes no hidden field before several checkboxes, which keeps the place of their answer
    // in the message when none is checked. forms.test.ts asks which fields may share a name.
    'form-dup-name': 'off',
  },
};
