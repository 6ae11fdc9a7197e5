import { extname } from 'node:path';
import {
  hrefProblem,
  localAddressProblem,
  wrappedAddress,
} from '../../content/addresses/addresses';
import { pageName } from '../../content/addresses/nearest-page';
import { pathOfFile } from '../../content/addresses/paths';
import { isScheduled } from '../../content/calendar';
import { isPage } from '../../content/content-types';
import { didYouMean, suggestChoice } from '../../content/text/closest';
import { unknownVariables } from '../../content/variables';
import { folderOf, isDraft, type Link, type ContentFile } from '../../reader/content-file';
import { isFileOfSite, localTarget } from '../../reader/local-target';
import { anchorsAt } from '../../reader/site-content';
import { exampleArticle, withFields, withWords } from '../example';
import { newAddress } from '../removed-pages';
import type { Context, TestRule } from '../rule';

/** Returns what is wrong with the form of an address, if no schema has checked it. */
function formProblem({ href, at, hasSchema }: Link, { file, site }: Context): string | undefined {
  const problem = hasSchema ? undefined : hrefProblem(href);
  if (problem === undefined) return undefined;
  const [after] = /[^!-~]+$/.exec(href) ?? [];
  if (after !== undefined && file.text.startsWith(href, at[0]))
    return `The address goes on to "${after}". Put < and > around it`;
  // An unknown variable is reported by itself.
  if (unknownVariables(href, site.variables).length > 0) return undefined;
  const sign =
    file.text.startsWith(`<${href}`, at[0]) && !href.includes('://')
      ? `. To show it, write \\<${href}>`
      : '';
  return `This address ${problem}${sign}`;
}

function missingPageProblem(link: Link, path: string, { site }: Context): string | undefined {
  // What other systems add to an address: /about/index.html, /static/kit.pdf.
  const same = [...site.pages.keys(), ...site.staticFiles].find(
    (one) => pageName(one) !== '' && pageName(one) === pageName(path),
  );
  const isFile =
    extname(path) !== '' && !path.endsWith('/') && (same === undefined || !site.pages.has(same));
  const names = [...(isFile ? site.staticFiles : site.pages.keys())];
  const meant = didYouMean(path, names) || (same === undefined ? '' : ` Did you mean "${same}"?`);
  // Unless its name is misspelt, the site leaves the link out.
  if (link.isHiddenWithoutPage && meant === '') return undefined;
  const moved = newAddress(path, site);
  if (moved !== undefined && moved !== path)
    return `The page "${path}" has moved. Write "${moved}"`;
  if (isFile)
    return `There is no file static${path}.${meant || ' Save it there, or write the address of another'}`;
  const advice = `${link.isRequired ? ' W' : ' Delete the link, or w'}rite the address of another page`;
  return `There is no page "${path}".${meant || advice}`;
}

/** Returns why visitors do not reach a page from a text, as the end of a sentence. */
function unreachableReason(to: ContentFile, from: ContentFile, today: string): string | undefined {
  if (to.file === 'pages/404.mdx') return 'is the 404 page. Link to another page';
  if (isDraft(from)) return undefined;
  if (isDraft(to)) return 'is a draft. Publish it, or leave the link out until then';
  const day = isScheduled(from.fields, today) ? String(from.fields.published) : today;
  return isScheduled(to.fields, day)
    ? `is published on ${String(to.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

/** How the places of notes begin in texts from Word, other word processors and wikis. */
const noteAnchors = [
  '_ftn',
  '_edn',
  'sdfootnote',
  'sdendnote',
  'fn:',
  'fn-',
  'fn1',
  'fnref',
  'footnote',
  'cite_',
  'cmnt',
];

function anchorProblem(page: ContentFile, anchor: string, { site }: Context): string | undefined {
  // The ids on a page that cannot be read are not known.
  if (!page.contentType || (isPage(page) && !page.tree) || anchor === '') return undefined;
  const anchors = anchorsAt(site, page);
  if (anchors.includes(anchor)) return undefined;
  if (noteAnchors.some((start) => anchor.startsWith(start)))
    return 'This is a note of another program. Write [^1] here, and on a line of its own [^1]: with the words of the note, or delete it';
  const places = suggestChoice(anchor, page.ids, 3);
  const advice = places ? `${places}, or link to the page` : ' Link to the page itself';
  return `The page has no place "#${anchor}".${didYouMean(anchor, anchors) || advice}`;
}

function planProblem(name: string | null, { site }: Context): string | undefined {
  const plans = site.entries.get('plans') ?? [];
  if (name === null || plans.includes(name)) return undefined;
  return `There is no plan "${name}".${suggestChoice(name, plans)}`;
}

/** Returns why a link does not lead where it says. */
function linkProblem(link: Link, context: Context): string | undefined {
  const { href, isHiddenWithoutPage } = link;
  const { file, site } = context;
  const written = file.text.slice(...link.at);
  if (written.startsWith('[^') && written.includes(']: '))
    return 'The name of a footnote has no space. Write [^name], here and in the text';
  const isWrong = hrefProblem(href) !== undefined;
  if (isWrong || unknownVariables(href, site.variables).length > 0)
    return formProblem(link, context);
  const target = localTarget(href, site.variables, isPage(file) ? pathOfFile(file.file) : '/');
  if (!target) return undefined;
  if (href.startsWith('#') && !isPage(file)) {
    const owner = { faq: 'An answer', plans: 'A plan' }[folderOf(file)] ?? 'This file';
    return `${owner} has no anchors. Delete the link, or write the page before #`;
  }
  const { path, anchor, plan } = target;
  const page = site.pages.get(path);
  if (!page && isFileOfSite(path, site.staticFiles)) return undefined;
  if (!page) return missingPageProblem(link, path, context);
  const reason = isHiddenWithoutPage ? undefined : unreachableReason(page, file, site.today);
  if (reason !== undefined) return `"${path}" ${reason}`;
  return anchorProblem(page, anchor, context) ?? planProblem(plan, context);
}

const broken: TestRule = {
  name: 'link',
  severity: 'error',
  link(link, context) {
    const message = linkProblem(link, context);
    if (message !== undefined) context.report({ message });
  },
  examples: {
    reported: [
      ['Wort[^eine Note]\n\n▸[^eine Note]: Worte', 'Wort[^Note]\n\n[^Note]: Worte'],
      ['Mot[^le mot]\n\n▸[^le mot]: https://example.com', 'Mot[^1]\n\n[^1]: https://example.com'],
      ['▸Tekst[[a]](#cmnt1)', 'Tekst'],
      ['▸字[\\[1\\]](#_ftn1)', '字[^1]\n\n[^1]: 註'],
      ['▸Sana[¹](#footnote-1)', 'Sana[^1]\n\n[^1]: Selitys'],
      ['▸Szó[1](#sdendnote1sym)', 'Szó[^1]\n\n[^1]: Jegyzet'],
      ['▸See [it](#_ftn1).', 'See it.[^1]\n\n[^1]: The note'],
      ['▸See [it](#_ednref2).', 'See it.[^1]\n\n[^1]: The note'],
      [
        '▸See [it](#fn:1) or ▸[it](#sdfootnote1sym) or ▸[it](#cite_note-4).',
        'See it.[^1]\n\n[^1]: The note',
      ],
      ['▸See <Club:Evening/> now.', 'See \\<Club:Evening/> now.'],
      ['▸See <so:called> now.', 'See \\<so:called> now.'],
      ['▸See [it](https://localhost:%3Cport%3E/).', 'See `https://localhost:<port>/`.'],
      ['▸See [it]({{site.group}}).', 'See [it](/about/).'],
      ['▸See [it](@/parts/one.md).', 'See [it](/about/).'],
      ['▸See [us](/services/index.html) or ▸[us](/services.mdx).', 'See [us](/services/).'],
      ['▸See [us](/old/services.php) or ▸[us](/services.html).', 'See [us](/services/).'],
      ['▸Take [it](/media/kit.docx).', 'Take [it](/downloads/kit.pdf).'],
      ['▸Take [it](/static/downloads/kit.pdf).', 'Take [it](/downloads/kit.pdf).'],
      ['▸See [us](http://{website}/nowhere/).', 'See [us](http://{website}/about/).'],
      ...['jo@', 'jo:@', 'jo:se%40cret@', ':secret@', 'jo.smith:a-b@'].map(
        (user) =>
          [
            `▸Ver [aquí](https://${user}example.com/a).`,
            'Ver [aquí](https://example.com/a).',
          ] as const,
      ),
      ...['+49 (0)30', '+43(0)1', '+41%20(0)44', '0048(0)22', '+44-(0)20'].map(
        (start) =>
          [
            `▸Ring [oss](tel:${start.replace(' ', '')}1234567).`,
            `Ring [oss](tel:${start.replace(' ', '').replace('(0)', '')}1234567).`,
          ] as const,
      ),
      ['▸See [us](https://jo:secret@example.com/).', 'See [us](https://example.com/).'],
      ['▸Call [us](tel:+49(0)30123456).', 'Call [us](tel:+4930123456).'],

      ['▸See [us](#).', 'See [us](/about/).'],
      ['▸See [them](www.example.com).', 'See [them](https://www.example.com).'],
      ['▸Siehe [hier](https:/example.com).', 'Siehe [hier](https://example.com).'],
      ['▸See [them](javascript:go()).', 'See [them](https://www.example.com/).'],
      ['▸See [us](https://exam\u200Bple.com/).', 'See [us](https://example.com/).'],
      ['Words.\n\n▸See [us](/service/).', 'Words.\n\nSee [us](/services/).'],
      ['See [a].\n\n▸[a]: /nowhere/', 'See [a].\n\n[a]: /about/'],
      [
        'Take [it](/downloads/kit.pdf), ▸or [it](/downloads/kit2.pdf).',
        'Take [it](/downloads/kit.pdf), or [it](/downloads/kit.pdf).',
      ],
      [withWords('href: /services/', '▸href: /service/', 'content/pages/about.mdx'), []],
      [withWords('"/services/"', '▸"/service/"', 'content/redirects.json'), []],
      // A circle
      [withWords('"/services/"', '▸"/pricing"', 'content/redirects.json'), []],
      ['▸See [it](/404/).', 'See [it](/about/).'],
      [
        [
          withFields('draft: true', 'content/pages/about.mdx'),
          {
            file: 'content/redirects.json',
            text: `{ "items": [\n{ "from": "/b/", ▸"to": "/about/" }] }`,
          },
        ],
        [
          withFields('draft: true', 'content/pages/about.mdx'),
          { file: 'content/redirects.json', text: '{ "items": [] }' },
        ],
      ],
      ['▸See [us](/services/#nowhere).', 'See [us](/services/).'],
      ['▸See [all](/insights/#values).', 'See [all](/insights/).'],
      ['▸See [it](/page/#closing).', 'See [it](/page/).'],
      ['▸See [below](#nowhere).', 'See it below.'],
      [
        [
          withFields('work: { headline: Work }', 'content/pages/services.mdx'),
          withWords('Words.', '▸See [it](/services/#work).', exampleArticle),
        ],
        [
          withFields('work: { headline: Work, caseStudy: sample }', 'content/pages/services.mdx'),
          withWords('Words.', 'See [it](/services/#work).', exampleArticle),
        ],
      ],
      [
        withWords('Words.', '▸See [it](/case-studies/sample/#outcome).', exampleArticle),
        [
          withFields('cut: The dashboard', 'content/case-studies/sample.mdx'),
          withWords('Words.', 'See [it](/case-studies/sample/#outcome).', exampleArticle),
        ],
      ],
      [
        withWords('Words.', '▸See [us](#closing).', 'content/faq/sample.mdx'),
        withWords('Words.', 'See us.', 'content/faq/sample.mdx'),
      ],
      [withWords('"/services/"', '▸"/services/#nowhere"', 'content/redirects.json'), []],
      ['▸See [us](/contact/?plan=none).', 'See [us](/contact/?plan=sample).'],
    ],
    accepted: [
      'To jo.smith@gmail.com or [me](mailto:jo@gmail.com?subject=Hi).',
      'Call [us](tel:+1-555-0100) or [them](tel:0301234567).',
      `https://example.com/${'a'.repeat(200)} and www.example.com too.`,
      '[a](/insights/) [b](/insights/topics/openings/) [c](/insights/feed.xml)',
      'Take [the kit](/downloads/kit.pdf).',
      withWords(
        '"exploreHeading"',
        '"statement": { "label": "A", "href": "/accessibility/" },\n"exploreHeading"',
        'content/layout.json',
      ),
      'See [it](/insights/sample/).',
      'See [this](/#sample), [these](/#questions) [this](/insights/#closing).',
      '## Über\n\nSee [this](#über) or [this](/insights/sample/#über).',
      'Ask for [this](/contact/?plan=sample).',
    ],
  },
};

/** Addresses that work, and not as their writer means. */
const unwanted: TestRule = {
  name: 'link-address',
  severity: 'warning',
  link({ href, hasSchema }, { report }) {
    const wrapped = wrappedAddress(href);
    if (wrapped !== undefined)
      report({ message: `A program has put its own address around another. Write "${wrapped}"` });
    const problem = hasSchema ? undefined : localAddressProblem(href);
    if (problem !== undefined)
      report({ message: `This address ${problem}, or put it between backticks` });
  },
  examples: {
    reported: [
      ...[
        'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa',
        'https://www.google.com/url?sa=t&q=https://example.com/a&usg=b',
        'https://l.instagram.com/?u=https%3A%2F%2Fexample.com%2Fa&e=b',
        'https://www.youtube.com/redirect?event=b&q=https%3A%2F%2Fexample.com%2Fa',
        'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample.com%2Fa&urlhash=b',
        'https://slack-redir.net/link?url=https%3A%2F%2Fexample.com%2Fa',
        'https://vk.com/away.php?to=https%3A%2F%2Fexample.com%2Fa',
      ].map(
        (wrapped) => [`▸Voir [ici](${wrapped}).`, 'Voir [ici](https://example.com/a).'] as const,
      ),
      ...[
        'http://0.0.0.0/',
        'http://127.0.0.1:3000/a',
        'http://10.0.0.8/',
        'http://[::1]:8000/',
        'http://fritz.home/',
        'https://intranet/de/',
      ].map((local) => [`▸Siehe [hier](${local}).`, `Siehe \`${local}\`.`] as const),
      ['▸See [it](http://0.0.0.0:8000/).', 'See `http://0.0.0.0:8000/`.'],
      [
        '▸See [it](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=1).',
        'See [it](https://example.com/a).',
      ],
      [
        '▸See [it](https://www.google.com/url?q=https://example.com/&sa=D).',
        'See [it](https://example.com/).',
      ],
      [
        '▸See [it](https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F).',
        'See [it](https://example.com/).',
      ],

      ['▸See [it](http://localhost:8000/).', 'See `http://localhost:8000/`.'],
      ['▸See <https://localhost>.', 'See `https://localhost`.'],
      [
        '▸See http://192.168.0.1/admin and ▸http://git.lan/.',
        'See `http://192.168.0.1/admin` and `http://git.lan/`.',
      ],
    ],
    accepted: ['Type `http://localhost:8000/`, or see [it](http://example.com/).'],
  },
};

export const linkRules: readonly TestRule[] = [broken, unwanted];
