import { allows, parsePolicies, unusedHashes, type PolicyRequest } from '../content-policy';
import { placeInHtml } from '../place-in-build';
import type { BuiltPage, Reference } from '../read-page';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';

const headersFile = { file: 'public/_headers' };

/** The directive that decides whether an element may load its address. */
function directiveOf({ element, rel }: Reference): string | undefined {
  if (element === 'link')
    return {
      stylesheet: 'style-src',
      icon: 'img-src',
      'apple-touch-icon': 'img-src',
      manifest: 'manifest-src',
    }[rel];
  const directives: Readonly<Record<string, string>> = {
    ...{ script: 'script-src', img: 'img-src', source: 'img-src', css: 'font-src' },
    ...{ iframe: 'frame-src', audio: 'media-src', form: 'form-action', object: 'object-src' },
  };
  return directives[element];
}

/** Lists what a browser must be allowed to load, run and send for a page. */
function requestsOf(page: BuiltPage): (PolicyRequest & { what: string })[] {
  const styles = page.hasInlineStyles
    ? [{ directive: 'style-src', text: '', what: 'the styles in the page' }]
    : [];
  const scripts = page.scripts.flatMap((script) =>
    script.text === undefined
      ? []
      : [{ directive: 'script-src', text: script.text, what: 'a script in the page' }],
  );
  const files = page.references.flatMap((reference) => {
    const { element, href, url } = reference;
    // What comes by http is a finding of its own.
    if (!url || !(url.protocol === 'https:' || element === 'form')) return [];
    // A video of the site is played by the page, another one in a frame.
    const player = href.startsWith('/') ? 'media-src' : 'frame-src';
    const isPicture = element === 'css' && !/\.(woff2?|ttf|otf)$/.test(url.pathname);
    const directive = element === 'video' ? player : isPicture ? 'img-src' : directiveOf(reference);
    const what = `${element === 'form' ? 'a form that is sent to' : 'what comes from'} ${url.origin}`;
    // The forms are sent by a script, and by the browser where none runs.
    const directives = element === 'form' ? ['form-action', 'connect-src'] : [directive];
    return directives.flatMap((one) => (one === undefined ? [] : [{ directive: one, url, what }]));
  });
  return [...styles, ...scripts, ...files];
}

function policyFaults(page: BuiltPage, site: Site): Fault[] {
  const header = site.host.answer(page.address)?.headers.get('Content-Security-Policy') ?? '';
  const policies = [header, ...page.policies].flatMap(parsePolicies);
  const blocked = requestsOf(page).filter((request) => !allows(policies, request, site.address));
  const causes = new Set(blocked.map(({ directive, what }) => `${directive} blocks ${what}`));
  const [first] = causes;
  const isOtherBuild = blocked.some(
    (request) => 'text' in request && request.directive === 'script-src',
  );
  if (first === undefined) return [];
  const message = isOtherBuild
    ? 'The Content-Security-Policy blocks a script in the page, as that of another build does: its theme, menu and forms do not work. Publish the headers of this build.'
    : `The Content-Security-Policy blocks a part of the page: ${[...causes].join(', ')}. Publish the headers of this build.`;
  const source =
    page.policies.length > 0 ? placeInHtml(page, 'Content-Security-Policy') : headersFile;
  return [{ page: page.address, subject: 'Content-Security-Policy', message, source }];
}

/** The policy lets each page run its scripts, and no other. */
export const policyRule: Rule = {
  id: 'policy',
  requirement: 'H1',
  why: 'A browser blocks what the policy does not allow; without one, it runs whatever gets into a page.',
  see: 'https://www.w3.org/TR/CSP3/',
  judge(site) {
    if (!site.files.has('/_headers') && site.host.variants === undefined) return [];
    const header = site.host.answer('/')?.headers.get('Content-Security-Policy') ?? '';
    const fault = (message: string): Fault[] => [
      { subject: 'Content-Security-Policy', message, source: headersFile },
    ];
    if (header === '')
      return fault(
        'The host sends no Content-Security-Policy, so that a script of somebody else would run.',
      );
    const policies = parsePolicies(header);
    const isOpen = [
      { directive: 'script-src', text: '(any script)' },
      { directive: 'script-src', url: new URL('https://anywhere.invalid/a.js') },
    ];
    if (isOpen.some((request) => allows(policies, request, site.address)))
      return fault('The Content-Security-Policy lets any script run. Allow scripts by hash.');
    const blocked = site.pages.flatMap((page) => policyFaults(page, site));
    if (blocked.length > 0) return blocked;
    const texts = site.pages.flatMap(({ scripts }) => scripts.flatMap(({ text }) => text ?? []));
    const unused = unusedHashes(policies, texts);
    return unused.length === 0
      ? []
      : [
          {
            subject: 'unused',
            level: 'warning',
            message: `The Content-Security-Policy allows ${unused.length} scripts that no page has, as that of another build does. Publish the headers of this build.`,
            source: headersFile,
          },
        ];
  },
};
