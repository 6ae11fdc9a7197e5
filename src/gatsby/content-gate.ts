import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../content/check';
import { previewFault } from '../content/preview';
import { formatProblem } from '../content/problem';
import { contentFolder } from './content-folder';

/**
 * Stops the build before it begins when content is wrong, and names every mistake at once. Among them
 * is a public address that is missing, malformed or no visitor's to reach.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const fault = previewFault(process.env.GATSBY_PREVIEW);
  if (fault) reporter.panic(fault);
  const problems = await checkContent(contentFolder);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  reporter.panic(`${count} in content/\n\n${problems.map(formatProblem).join('\n')}\n`);
};
