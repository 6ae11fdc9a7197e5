import { hrefProblem, localAddressProblem } from '../../content/addresses/addresses';
import { isScheduled } from '../../content/calendar';
import { didYouMean, suggestChoice } from '../../content/text/closest';
import { pathOfFile } from '../../content/addresses/paths';
import { unknownVariables } from '../../content/variables';
import { withFields, withWords } from '../example';
import { isFileOfSite, localTarget } from '../../reader/local-target';
import { newAddress } from '../removed-pages';
import { anchorsAt } from '../../reader/read-site';
import type { Context, TestRule } from '../rule';
import { folderOf, isDraft, isPage, type Link, type SiteFile } from '../../reader/site-file';

/** Returns what is wrong with the form of an address, if no schema has checked it. */
function formProblem({ href, at, hasSchema }: Link, { file, site }: Context): string | undefined {
  const problem = hasSchema ? undefined : hrefProblem(href);
  if (problem === undefined) return undefined;
  const [after] = /[^!-~]+$/.exec(href) ?? [];
  if (after !== undefined && file.text.startsWith(href, at[0]))
    return `The address goes on to "${after}". Put < and > around it`;
  // An unknown variable is reported by itself.
  return unknownVariables(href, site.variables).length > 0 ? undefined : `This address ${problem}`;
}

function missingPageProblem(link: Link, path: string, { site }: Context): string | undefined {
  const isDownload = path.startsWith('/downloads/');
  const meant = didYouMean(path, [...(isDownload ? site.staticFiles : site.pages.keys())]);
  // Unless its name is misspelt, the site leaves the link out.
  if (link.isHiddenWithoutPage && meant === '') return undefined;
  if (isDownload) return `There is no file static${path}.${meant}`;
  const moved = newAddress(path, site);
  if (moved !== undefined) return `The page "${path}" has moved. Write "${moved}"`;
  const advice = `${link.isRequired ? ' W' : ' Delete the link, or w'}rite the address of another page`;
  return `There is no page "${path}".${meant || advice}`;
}

/** Returns why visitors do not reach a page from a text, as the end of a sentence. */
function unreachableReason(to: SiteFile, from: SiteFile, today: string): string | undefined {
  if (to.file === 'pages/404.mdx') return 'is the 404 page. Link to another page';
  if (isDraft(from)) return undefined;
  if (isDraft(to)) return 'is a draft. Publish it, or leave the link out until then';
  const day = isScheduled(from.fields, today) ? String(from.fields.published) : today;
  return isScheduled(to.fields, day)
    ? `is published on ${String(to.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

function anchorProblem(page: SiteFile, anchor: string, { site }: Context): string | undefined {
  // The ids on a page that cannot be read are not known.
  if (!page.contentType || (isPage(page) && !page.tree) || anchor === '') return undefined;
  const anchors = anchorsAt(site, page);
  if (anchors.includes(anchor)) return undefined;
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
      ['▸See [us](#).', 'See [us](/about/).'],
      ['▸See [them](www.example.com).', 'See [them](https://www.example.com).'],
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

const local: TestRule = {
  name: 'link-local',
  severity: 'warning',
  link({ href, hasSchema }, { report }) {
    const problem = hasSchema ? undefined : localAddressProblem(href);
    if (problem !== undefined)
      report({ message: `This address ${problem}, or put it between backticks` });
  },
  examples: {
    reported: [
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

export const linkRules: readonly TestRule[] = [broken, local];
