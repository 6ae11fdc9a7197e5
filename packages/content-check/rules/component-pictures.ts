import type { ContentFile } from '../content-file';
import { mentionsIn, type Mention } from '../mdx/mentions';
import { startOf } from '../mdx/mdx-node';
import { propRange } from '../mdx/prop-range';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { factsOf } from './picture-files';
import { nameFinding } from './picture-names';
import { altFinding, narrow, unlike } from './pictures';

const rangeOf = ({ node, prop }: Mention, { text }: ContentFile) =>
  propRange(node, prop, text)?.value ?? { from: startOf(node), to: startOf(node) + 1 };

/** The name of a picture that is there: whether it has the pixels and the shape of its place. */
function sizeFindings(mention: Mention, all: readonly Mention[], site: SiteIndex): string[] {
  const facts = factsOf(site, mention.value);
  if (!facts) return [];
  const light = all.find(
    ({ node, prop }) => node === mention.node && ['picture', 'poster'].includes(prop),
  );
  const isDark = mention.prop === 'dark' && light !== undefined;
  return [
    narrow(facts.width, mention.schema.width ?? 0),
    isDark ? unlike(facts, factsOf(site, light.value)) : undefined,
  ].filter((fault) => fault !== undefined);
}

/** Reports pictures in a text that are missing, misspelt, too small, or not described. */
export function componentPictures(file: ContentFile, site: SiteIndex): Finding[] {
  const mentions = mentionsIn(file.tree, site.tokens);
  return mentions.flatMap((mention): Finding[] => {
    const { prop, schema, value } = mention;
    const { from, to } = rangeOf(mention, file);
    const at = { offset: from, length: Math.max(1, to - from) };
    if (prop === 'alt') return altFinding(value, from);
    if (schema.image !== true || value.trim() === '') return [];
    if (site.folder.names.includes(value)) {
      const name = value.split('/').at(-1) ?? value;
      return sizeFindings(mention, mentions, site).map((fault) => ({
        ...at,
        rule: 'picture-size',
        message: `${name} ${fault}`,
      }));
    }
    const { message, text } = nameFinding(value, site.folder.names);
    const fix = text === undefined ? undefined : { from, to, text };
    return [{ ...at, rule: 'picture-missing', message, ...(fix && { fix }) }];
  });
}
