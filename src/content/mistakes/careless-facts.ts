import type { Mistake } from './case';

/** Facts, the tokens that stand for them, and what is typed by hand in their place. */
export const carelessFacts: readonly Mistake[] = [
  {
    name: 'a fact whose name no token could have',
    file: 'site.json',
    from: '"replyTime"',
    to: '"reply-time"',
    says: [
      'content/faq/how-soon.mdx:6:19  "{replyTime}" is not known. Did you mean "reply-time"? [token]',
      'content/pages/contact.mdx:12:23  "{replyTime}" is not known. Did you mean "reply-time"? [token]',
      'content/site.json:15:19  "facts.reply-time": a fact’s name has letters only, the first one small: replyTime [field-form]',
    ],
  },
  {
    name: 'an empty fact',
    file: 'site.json',
    from: '"24 to 48 hours"',
    to: '""',
    says: ['content/site.json:15:18  "facts.replyTime" is empty. Write the text [empty-field]'],
  },
  {
    name: 'a fact that names another',
    file: 'site.json',
    from: '"24 to 48 hours"',
    to: '"24 to 48 hours at {brand}"',
    says: [
      'content/site.json:15:37  A fact cannot use another fact. Replace {brand} with its words [token]',
    ],
  },
  {
    name: 'a misspelt token',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We reply in {replytime}.',
    says: [
      'content/pages/press.mdx:18:13  "{replytime}" is not known. Did you mean "replyTime"? [token]',
    ],
  },
  {
    name: 'spaces in a token',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We reply in { replyTime }.',
    says: [
      'content/pages/press.mdx:18:13  "{replyTime}" is not read as a name. Write {replyTime} [brace]',
    ],
    fixed: 'We reply in {replyTime}.',
  },
  {
    name: 'the brand typed by hand',
    file: 'pages/press.mdx',
    from: 'lede: Facts',
    to: 'lede: Acme facts',
    says: [
      'content/pages/press.mdx:8:9  If "Acme" is the brand of site.json, write {brand}: then a change reaches this text [typed-fact]',
    ],
  },
  {
    name: 'the address typed by hand',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Mail hello@acme.example now.',
    says: [
      'content/pages/press.mdx:18:6  If "hello@acme.example" is the email of site.json, write {email}: then a change reaches this text [typed-fact]',
    ],
  },
  {
    name: 'a fact with the name of a field',
    file: 'site.json',
    from: '"callMinutes": "30"',
    to: '"callMinutes": "30", "brand": "Acme Inc."',
    says: [
      'content/site.json:16:35  {brand} already means a field of site.json. Give this fact another name [token]',
    ],
  },
  {
    name: 'two pairs of braces',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: 'The people of {{brand}} do.',
    says: [
      'content/faq/who-writes.mdx:6:15  "{{brand}}" is not read as a name. Write {brand} [brace]',
    ],
    fixed: 'The people of {brand} do.',
  },
  {
    name: 'a token in the spelling of a programmer',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: 'We reply in {reply_time}.',
    says: [
      'content/faq/who-writes.mdx:6:13  "{reply_time}" is not read as a name. Write {replyTime} [brace]',
    ],
    fixed: 'We reply in {replyTime}.',
  },
  {
    name: 'a token with the group it stands in',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: 'We reply in {facts.replyTime}.',
    says: [
      'content/faq/who-writes.mdx:6:13  "{facts.replyTime}" is not read as a name. Write {replyTime} [brace]',
    ],
    fixed: 'We reply in {replyTime}.',
  },
];
