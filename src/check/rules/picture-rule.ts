import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../../content/text/closest';
import type { FieldText } from '../../reader/content-file';
import { assetsOf } from '../asset';
import { withWords } from '../example';
import type { TestRule } from '../rule';
import { foreignContent } from './asset-rule';

const isPicture = ({ schema, value }: FieldText) =>
  // The schema refuses a name outside images/.
  schema.format === 'image' && value.startsWith('images/');

const extensions = ['.avif', '.jpeg', '.jpg', '.png', '.webp'];

/** Returns what keeps a file from being shown as a picture, as the end of a sentence. */
async function pictureProblem(path: string): Promise<string | undefined> {
  const hasExtension = extensions.includes(extname(path).toLowerCase());
  try {
    const picture = sharp(path);
    await picture.clone().raw().toBuffer();
    const { format } = await picture.metadata();
    const extension = `.${format === 'jpeg' ? 'jpg' : format}`;
    if (hasExtension) return undefined;
    return extensions.includes(extension)
      ? `has an unusual extension. Rename it so that its name ends with ${extension}`
      : 'is not a JPG, PNG, WebP or AVIF. Export it as one of these';
  } catch {
    return 'is damaged, or not a JPG, PNG, WebP or AVIF. Export it as one of these';
  }
}

/** What was found in each picture, by its path, its size and the time of its last change. */
const known = new Map<string, Promise<string | undefined>>();

/** Returns the same, and decodes a picture only once: each save in `develop` checks all of them. */
function knownProblem(path: string): Promise<string | undefined> {
  const { size, mtimeMs } = statSync(path);
  const version = `${path} ${size} ${mtimeMs}`;
  const problem = known.get(version) ?? pictureProblem(path);
  known.set(version, problem);
  return problem;
}

/** Pictures that content names. */
export const picture: TestRule = {
  name: 'picture',
  severity: 'error',
  value(value, { site, report }) {
    const name = value.value;
    if (isPicture(value) && !site.names.has(name))
      report({
        message: `There is no picture ${name}.${didYouMean(name, [...site.names]) || ' Save it in content/images/, or name another'}`,
      });
  },
  async site(site, { report }) {
    const named = site.files.flatMap(({ file, values }) =>
      values.filter(isPicture).map(({ value, at }) => ({ file, value, at })),
    );
    // Those that are no picture at all are reported by themselves.
    const names = assetsOf(site)
      .filter(({ file }) => named.some(({ value }) => value === file))
      .filter((asset) => foreignContent(asset) === undefined)
      .map(({ file }) => file);
    const problems = await Promise.all(
      names.map(async (name) => [name, await knownProblem(join(site.folder, name))] as const),
    );
    const problemOf = new Map(problems);
    for (const { file, value, at } of named) {
      const problem = problemOf.get(value);
      if (problem !== undefined) report({ file, at, message: `${value} ${problem}` });
    }
  },
  examples: {
    reported: [
      [
        withWords('images/hero-light.jpg', '▸images/Hero-light.jpg', 'content/insights/sample.mdx'),
        [],
      ],
      [
        [
          { file: 'content/images/pen.jpg', text: 'no picture' },
          withWords(
            'Words.',
            '▸<Figure picture="images/pen.jpg" alt="A pen" />',
            'content/faq/sample.mdx',
          ),
        ],
        '<Figure picture="images/hero-light.jpg" alt="A pen" />',
      ],
    ],
    accepted: ['<Figure picture="images/hero-light.jpg" alt="A pen" />'],
  },
};
