import type { Tokens } from '../../../src/content/tokens';
import type { MdxNode } from '../mdx/mdx-node';
import { namedIn } from '../mdx/mentions';
import { nameAdvice } from './file-name';
import { noPicture, pictureFacts, type PictureFacts } from './picture-facts';
import type { Finding, Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { fileProblem } from '../source';
import { fieldTexts } from '../spoken';
import { nameFinding } from './picture-names';

const mostBytes = 3_000_000;
const mostPixels = 40_000_000;
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const known = new WeakMap<object, Map<string, PictureFacts | null>>();

/** Returns what a picture's bytes say; each is read once. */
export function factsOf({ folder }: SiteIndex, name: string): PictureFacts | null {
  const cache = known.get(folder) ?? new Map<string, PictureFacts | null>();
  known.set(folder, cache);
  if (!cache.has(name) && folder.names.includes(name)) {
    cache.set(name, pictureFacts(folder.read(name)));
  }
  return cache.get(name) ?? null;
}

type Fault = { rule: Finding['rule']; message: string };

/** Returns what is wrong with a picture that could be read. */
function factsFault(name: string, facts: PictureFacts): Fault | undefined {
  const { format, width, height, rotated, cmyk, animated } = facts;
  if (!name.endsWith(`.${format}`)) {
    const right = name.replace(/\w+$/, format);
    const message = `${name} is a ${format.toUpperCase()} picture. Rename it to ${right}, and change the name where it is used`;
    return { rule: 'picture-format', message };
  }
  if (width * height > mostPixels) {
    const message = `${name} is ${width} × ${height} px. Save it with 4000 px or less on its longer side`;
    return { rule: 'picture-weight', message };
  }
  const fault =
    (rotated &&
      'is turned only by a note in the file (EXIF). Rotate it in an image editor, and save it') ||
    (cmyk && 'has print colors (CMYK). Save it as RGB, or its colors will be wrong') ||
    (animated && 'is animated, but the site shows only its first frame. Save one frame');
  return fault ? { rule: 'picture-kind', message: `${name} ${fault}` } : undefined;
}

function fileFault(site: SiteIndex, file: string): Fault | undefined {
  const name = file.split('/').at(-1) ?? file;
  const unread = (): Fault => ({
    rule: 'picture-format',
    message: `${name} ${noPicture(name, site.folder.read(file))}`,
  });
  if (!/\.(jpe?g|png|webp)$/i.test(name)) return unread();
  const advice = nameAdvice(name);
  if (advice !== undefined) return { rule: 'file-name', message: advice };
  const bytes = site.folder.size(file);
  if (bytes > mostBytes) {
    const message = `${name} is ${megabytes(bytes)} MB; the limit is 3 MB. Save it smaller`;
    return { rule: 'picture-weight', message };
  }
  const facts = factsOf(site, file);
  return facts ? factsFault(name, facts) : unread();
}

/** Returns the pictures that the components of a text name, like those of fields. */
const picturesIn = (tree: MdxNode, tokens: Tokens) =>
  namedIn(tree, tokens).pictures.map((value) => ({ path: ['picture'], value }));

/** Reports what is wrong with the picture files themselves, and which of them nobody uses. */
export function pictureFileProblems(site: SiteIndex): Problem[] {
  const used = new Set(
    site.files.flatMap(({ parsed, tree }) =>
      [...fieldTexts(parsed.data), ...picturesIn(tree, site.tokens)].flatMap(({ path, value }) => {
        const isName = ['light', 'dark', 'picture'].includes(String(path.at(-1)));
        // A picture whose name is misspelt is used, too.
        return isName ? [value, nameFinding(value, site.folder.names).meant ?? value] : [value];
      }),
    ),
  );
  // A file that cannot be read may name any picture.
  const isAllRead = site.files.every(({ parsed }) => parsed.readable);
  // So may the tag of a picture that has a mistake.
  const mayName = (name: string) =>
    site.files.some(({ findings, text }) => findings.length > 0 && text.includes(name));
  const unused: Fault = {
    rule: 'picture-unused',
    message: 'This picture is not used anywhere. Name it in a file, or delete it',
  };
  return site.folder.names
    .filter((name) => name.startsWith('images/'))
    .flatMap((file) => {
      const fault =
        fileFault(site, file) ??
        (used.has(file) || !isAllRead || mayName(file) ? undefined : unused);
      return fault ? [fileProblem(file, fault)] : [];
    });
}
