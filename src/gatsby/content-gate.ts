import type { GatsbyNode } from 'gatsby';
import { checkContent, errorsIn } from '../../packages/content-check/check';
import { frameText } from '../../packages/content-check/content-folder';
import { previewFault } from '../content/preview';
import { describeProblems } from '../../packages/content-check/report';
import { forgetReadings } from '../../packages/content-check/site-index';
import { contentFolder } from './folders';

/**
 * Stops the build before it begins if content is wrong, and reports all mistakes together. One of
 * them is a public address that is missing, malformed or not reachable by visitors.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const fault = previewFault(process.env.GATSBY_PREVIEW);
  if (fault) reporter.panic(fault);
  const problems = checkContent(contentFolder);
  if (process.env.NODE_ENV === 'production') forgetReadings();
  if (problems.length === 0) return;
  const report = `\n${describeProblems(problems, (file) => frameText(contentFolder, file))}\n`;
  if (errorsIn(problems).length > 0) reporter.panic(report);
  else reporter.warn(report);
};
