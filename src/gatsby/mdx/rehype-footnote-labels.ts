import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesetLine } from '../../content/text/typography';
import { layoutSchema } from '../../content/types/layout-type';
import { readContentFile } from '../../reader/content-file';
import { readSettings } from '../../reader/settings';
import { fileLanguage } from './file-language';
import type { HtmlNode } from './html-node';

type Labels = {
  notes: string;
  back: string;
  /** The language of the labels, if the text is in another. */
  lang?: string;
};

/** Returns the labels in the `layout.json` of a folder, for a text; undefined if they are not valid. */
function readLabels(folder: string, path: string): Labels | undefined {
  const file = join(folder, 'layout.json');
  const settings = readSettings(folder);
  const { language } = settings;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { fields } = readContentFile('layout.json', text, settings);
  const { data: texts } = layoutSchema.shape.texts.safeParse(fields.texts);
  return (
    texts && {
      notes: typesetLine(texts.notes, language),
      back: typesetLine(texts.back, language),
      ...(fileLanguage(folder, path) !== language && { lang: language }),
    }
  );
}

function label(node: HtmlNode, labels: Labels): void {
  const { notes, back, ...attributes } = labels;
  const { properties, children = [] } = node;
  if (properties?.id === 'footnote-label') {
    node.properties = { ...attributes, id: properties.id };
    node.children = [{ ...children[0], value: notes }];
  } else if (properties?.dataFootnoteBackref)
    Object.assign(properties, attributes, { ariaLabel: back });
  else for (const child of children) label(child, labels);
}

/** Labels the footnotes of a text in the language of the site, in place of the English labels of remark-rehype. */
export const rehypeFootnoteLabels =
  ({ folder }: { folder: string }) =>
  (tree: HtmlNode, { path }: { path: string }) => {
    const labels = readLabels(folder, path);
    if (labels) label(tree, labels);
  };
