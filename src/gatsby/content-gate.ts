import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../check/check-content';
import { asText } from '../check/report';
import { previewFault } from '../content/preview';
import { contentFolder } from './folders';

/**
 * Stops the build before it begins if content is wrong, and reports all mistakes together. One of
 * them is a public address that is missing, malformed or not reachable by visitors.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const fault = previewFault(process.env.GATSBY_PREVIEW);
  if (fault) reporter.panic(fault);
  const findings = await checkContent(contentFolder);
  if (findings.length === 0) return;
  const report = `\n${asText(findings)}\n`;
  if (findings.some(({ level }) => level === 'error')) reporter.panic(report);
  else reporter.warn(report);
};
