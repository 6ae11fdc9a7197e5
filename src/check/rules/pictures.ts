import { join } from 'node:path';
import sharp from 'sharp';
import { assetsOf } from '../asset';
import { didYouMean } from '../../content/closest';
import { exampleArticle } from '../example';
import type { TestRule } from '../rule';
import type { SiteFile, Value } from '../site-file';
import { foreignContent } from './assets';

const isPicture = ({ schema, value }: Value) =>
  // The schema refuses a name outside images/.
  schema.image === true && value.startsWith('images/');

const picture: TestRule = {
  name: 'picture',
  severity: 'error',
  value(value, { site, report }) {
    const name = value.value;
    if (isPicture(value) && !site.names.has(name))
      report({ message: `There is no picture ${name}.${didYouMean(name, [...site.names])}` });
  },
  examples: {
    reported: [
      {
        file: exampleArticle,
        replace: 'light: images/hero-light.jpg',
        by: '▸light: images/Hero-light.jpg',
      },
    ],
    accepted: ['<Figure picture="images/hero-light.jpg" alt="A pen" />'],
  },
};

/** Returns the pictures that content names. */
const picturesIn = (files: readonly SiteFile[]) =>
  new Set(files.flatMap(({ values }) => values.filter(isPicture).map(({ value }) => value)));

const hasPictureEnding = (name: string) => /\.(?:avif|jpe?g|png|webp)$/i.test(name);

async function canDecode(path: string): Promise<boolean> {
  try {
    await sharp(path).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

const damagedPicture: TestRule = {
  name: 'damaged-picture',
  severity: 'error',
  async site(site, { report }) {
    // Those that are no picture at all are reported by themselves.
    const others = assetsOf(site)
      .filter((asset) => foreignContent(asset) !== undefined)
      .map(({ file }) => file);
    const names = [...picturesIn(site.files)].filter(
      (name) => site.names.has(name) && !others.includes(name),
    );
    const results = await Promise.all(
      names.map(
        async (name) => hasPictureEnding(name) && (await canDecode(join(site.folder, name))),
      ),
    );
    const damaged = names.filter((_name, index) => !results[index]);
    for (const { file, values } of site.files)
      for (const { value, at } of values.filter(isPicture))
        if (damaged.includes(value))
          report({
            file,
            at,
            message: `${value} is damaged, or not a JPG, PNG, WebP or AVIF. Export it as one of these`,
          });
  },
  examples: {
    reported: [
      [
        { file: 'content/images/pen.jpg', text: 'no picture' },
        {
          file: 'content/faq/sample.mdx',
          replace: 'Words.',
          by: '▸<Figure picture="images/pen.jpg" alt="A pen" />',
        },
      ],
    ],
    accepted: ['<Figure picture="images/hero-light.jpg" alt="A pen" />'],
  },
};

export const pictureRules: readonly TestRule[] = [picture, damagedPicture];
