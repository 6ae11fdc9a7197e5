import type { ConfigData } from 'html-validate';

/** The rules of html-validate for every page. Each rule that is off or changed says why. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Gatsby's root is called ___gatsby; HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // React writes charSet; attribute names are case-insensitive in HTML.
    'attr-case': 'off',
    // React writes <br/>; HTML ignores the slash.
    'void-style': 'off',
    // React writes required="" and hidden="", which in HTML are equal to the bare names.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Gatsby writes styles on its focus wrapper and its announcer. styles.test.ts allows only those.
    'no-inline-style': 'off',
    // Scripts come from the site's own host; integrity protects those of other hosts.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The rule does not allow a hidden field before several checkboxes; the field keeps the
    // position of their answer in the message if none is checked. forms.test.ts checks which fields
    // may share a name.
    'form-dup-name': 'off',
  },
};
