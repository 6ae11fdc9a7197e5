import { hrefProblem, localAddressProblem } from '../../content/addresses';
import { isScheduled } from '../../content/calendar';
import { didYouMean, suggestChoice } from '../../content/closest';
import { anchorsAt } from '../read-site';
import type { TestRule } from '../rule';
import { folderOf, isDraft, type SiteFile } from '../site-file';
import { isFilled, isWithoutPage, targetOf } from './link-target';

const address: TestRule = {
  name: 'link-address',
  severity: 'error',
  link(link, context) {
    // The schema of a field has checked it.
    const problem = link.hasSchema ? undefined : hrefProblem(link.href);
    const [after] = /[^!-~]+$/.exec(link.href) ?? [];
    const isBare = context.file.text.startsWith(link.href, link.at[0]);
    if (problem !== undefined && isBare && after !== undefined)
      context.report({ message: `The address goes on to "${after}". Put < and > around it` });
    else if (problem !== undefined && isFilled(link, context))
      context.report({ message: `This address ${problem}` });
  },
  examples: {
    reported: [
      '▸See [us](#).',
      '▸See [them](www.example.com).',
      '▸See [them](javascript:go()).',
      '▸See [us](https://exam\u200Bple.com/).',
    ],
    accepted: [
      'See [them](http://example.com/a).',
      'To jo.smith@gmail.com or [me](mailto:jo@gmail.com?subject=Hi).',
      'Call [us](tel:+1-555-0100) or [them](tel:0301234567).',
      `https://example.com/${'a'.repeat(200)} and www.example.com too.`,
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
    reported: ['▸See [it](http://localhost:8000/).', '▸See <https://localhost>.'],
    accepted: ['Type `http://localhost:8000/`, or see [it](http://example.com/).'],
  },
};

const page: TestRule = {
  name: 'link-page',
  severity: 'error',
  link(link, context) {
    const target = targetOf(link, context);
    if (!target || target.page || target.isFile || isWithoutPage(link, context)) return;
    const { path } = target;
    const { staticFiles, pages } = context.site;
    const isDownload = path.startsWith('/downloads/');
    const meant = didYouMean(path, [...(isDownload ? staticFiles : pages.keys())]);
    // Unless its name is misspelt, the site leaves the link out.
    if (link.isOptional && meant === '') return;
    if (isDownload) context.report({ message: `There is no file static${path}.${meant}` });
    else {
      const advice = `${link.isRequired ? ' W' : ' Delete the link, or w'}rite the address of another page`;
      context.report({ message: `There is no page "${path}".${meant || advice}` });
    }
  },
  examples: {
    reported: [
      'Words.\n\n▸See [us](/service/).',
      'See [a].\n\n▸[a]: /nowhere/',
      'Take [it](/downloads/kit.pdf), ▸or [it](/downloads/kit2.pdf).',
      { file: 'content/pages/about.mdx', replace: 'href: /services/', by: '▸href: /service/' },
      { file: 'content/redirects.json', replace: '"/services/"', by: '▸"/service/"' },
      // A circle
      { file: 'content/redirects.json', replace: '"/services/"', by: '▸"/pricing"' },
    ],
    accepted: [
      '[a](/insights/) [b](/insights/topics/openings/) [c](/insights/feed.xml)',
      'Take [the kit](/downloads/kit.pdf).',
      'See [us][a] and [a].\n\n[a]: /services/',
      {
        file: 'content/layout.json',
        replace: '"exploreHeading"',
        by: '"statement": { "label": "A", "href": "/accessibility/" },\n"exploreHeading"',
      },
    ],
  },
};

/** Returns why visitors do not reach a page from a text; undefined if they do. */
function unreachableReason(to: SiteFile, from: SiteFile, today: string): string | undefined {
  if (to.file === 'pages/404.mdx') return 'is the 404 page. Link to another page';
  if (isDraft(from)) return undefined;
  if (isDraft(to)) return 'is a draft. Publish it, or leave the link out until then';
  const day = isScheduled(from.fields, today) ? String(from.fields.published) : today;
  return isScheduled(to.fields, day)
    ? `is published on ${String(to.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

const unpublished: TestRule = {
  name: 'link-unpublished',
  severity: 'error',
  link(link, context) {
    const { file, site, report } = context;
    const target = targetOf(link, context);
    if (!target?.page || link.isOptional) return;
    const reason = unreachableReason(target.page, file, site.today);
    if (reason !== undefined) report({ message: `"${target.path}" ${reason}` });
  },
  examples: {
    reported: [
      '▸See [it](/404/).',
      [
        { file: 'content/pages/about.mdx', replace: '---\n', by: '---\ndraft: true\n' },
        {
          file: 'content/redirects.json',
          text: `{ "items": [\n{ "from": "/b/", ▸"to": "/about/" }] }`,
        },
      ],
    ],
    accepted: ['See [it](/insights/sample/).'],
  },
};

const anchor: TestRule = {
  name: 'link-anchor',
  severity: 'error',
  link(link, context) {
    const { file, report, site } = context;
    const target = targetOf(link, context);
    if (target && isWithoutPage(link, context)) {
      const owner = { faq: 'An answer', plans: 'A plan' }[folderOf(file)] ?? 'This file';
      report({ message: `${owner} has no anchors. Delete the link, or write the page before #` });
      return;
    }
    // The ids on a page that cannot be read are not known.
    if (!target?.page?.contentType || !target.page.tree || target.anchor === '') return;
    const anchors = anchorsAt(site, target.page);
    if (anchors.includes(target.anchor)) return;
    const meant = didYouMean(target.anchor, anchors);
    const places = suggestChoice(target.anchor, target.page.ids, 3);
    const advice =
      meant || (places ? `${places}, or link to the page` : ' Link to the page itself');
    report({ message: `The page has no place "#${target.anchor}".${advice}` });
  },
  examples: {
    reported: [
      '▸See [us](/services/#nowhere).',
      '▸See [below](#nowhere).',
      { file: 'content/faq/sample.mdx', replace: 'Words.', by: '▸See [us](#closing).' },
      { file: 'content/redirects.json', replace: '"/services/"', by: '▸"/services/#nowhere"' },
    ],
    accepted: [
      'See [this](/#sample) and [these](/#questions).',
      '## Über\n\nSee [this](#über) or [this](/insights/sample/#über).',
    ],
  },
};

const plan: TestRule = {
  name: 'link-plan',
  severity: 'error',
  link(link, context) {
    const { plan: name } = targetOf(link, context) ?? {};
    const plans = context.site.entries.get('plans') ?? [];
    if (typeof name === 'string' && !plans.includes(name))
      context.report({ message: `There is no plan "${name}".${suggestChoice(name, plans)}` });
  },
  examples: {
    reported: ['▸See [us](/contact/?plan=none).'],
    accepted: ['Ask for [this](/contact/?plan=sample).'],
  },
};

export const linkRules: readonly TestRule[] = [address, local, page, unpublished, anchor, plan];
