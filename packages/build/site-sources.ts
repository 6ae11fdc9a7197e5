import { readdirSync } from 'node:fs';

/** The packages whose code a build of the site runs. */
const packages = [
  'content-check',
  'content-preview',
  'gatsby-output',
  'hosting',
  'share-cards',
  'site-files',
].map((name) => `packages/${name}`);

/** Returns the files and folders of a repository that a build of the site reads, without `content`. */
export const siteSources = (root: string): string[] => [
  ...readdirSync(root).filter((name) =>
    /^(src|static|package\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/.test(name),
  ),
  ...packages,
];
