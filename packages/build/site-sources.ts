import { readdirSync } from 'node:fs';

/** The packages whose code a build of the site runs. */
const packages = ['packages/content-check', 'packages/hosting'];

/** Returns the files and folders of a repository that a build of the site reads, without `content`. */
export const siteSources = (root: string): string[] => [
  ...readdirSync(root).filter((name) =>
    /^(src|static|package\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/.test(name),
  ),
  ...packages,
];
