type LlmsSite = { brand: string; tagline: string; address: string; email: string };
type LlmsPage = { title: string; description: string; path: string };

/**
 * Returns `llms.txt`: a summary of the site for language models (https://llmstxt.org).
 *
 * @param heading the words above the list of pages
 * @param contact the words before the e-mail address
 */
export const llms = (
  { brand, tagline, address, email }: LlmsSite,
  { heading, contact }: { heading: string; contact: string },
  pages: readonly LlmsPage[],
): string =>
  [
    `# ${brand}`,
    `> ${tagline}`,
    `## ${heading}`,
    pages
      .map(({ title, description, path }) => `- [${title}](${address}${path}): ${description}`)
      .join('\n'),
    `## ${contact}`,
    `- [${email}](mailto:${email})`,
  ].join('\n\n') + '\n';
