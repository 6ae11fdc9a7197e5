import { brotliSize, builtFile, requireBuild } from './support/build';
import { pages, type Page } from './support/pages';
import { waitingFiles } from './support/scripts';

beforeAll(requireBuild);

/**
 * The target weights of a page, in bytes; compressed with brotli. More words weigh more, so a page
 * over a bar is a warning. The specified site, whose words never change, has budgets that fail:
 * tests/specified/budgets.test.ts.
 */
const bars = {
  homeHtml: 14.6 * 1024,
  articleHtml: 12 * 1024,
  html: 10.5 * 1024,
  scripts: 128 * 1024,
  data: 4.5 * 1024,
};

const dataFile = (path: string) =>
  `page-data/${path === '/' ? 'index' : path.slice(1, -1)}/page-data.json`;

const htmlBarOf = ({ path, content }: Page) => {
  if (path === '/') return bars.homeHtml;
  return content.template === 'article' ? bars.articleHtml : bars.html;
};

const weigh = (page: Page) => ({
  page: page.file,
  html: brotliSize(page.file),
  htmlBar: htmlBarOf(page),
  scripts: waitingFiles(page).reduce((sum, url) => sum + brotliSize(builtFile(url) ?? ''), 0),
  data: brotliSize(dataFile(page.path)),
});

test('every page has a row in the table of weights, with a warning at each bar it is over', () => {
  const rows = pages()
    .filter(({ path }) => path !== '/404.html')
    .map(weigh);
  const line = (cells: readonly (string | number)[]) =>
    `  ${cells.map((cell, index) => (index ? String(cell).padStart(9) : String(cell).padEnd(40))).join('')}\n`;
  process.stdout.write(line(['bytes', 'html', 'bar', 'scripts', 'data']));
  for (const { page, html, htmlBar, scripts, data } of rows) {
    process.stdout.write(line([page, html, Math.round(htmlBar), scripts, data]));
    const over = [
      ...(html > htmlBar ? [`its HTML has ${html} bytes; the bar is ${Math.round(htmlBar)}`] : []),
      ...(scripts > bars.scripts
        ? [`its scripts have ${scripts} bytes; the bar is ${bars.scripts}`]
        : []),
      ...(data > bars.data ? [`its data has ${data} bytes; the bar is ${bars.data}`] : []),
    ];
    for (const what of over) process.stdout.write(`warning: ${page} is heavy: ${what}\n`);
  }
  expect(rows.length).toBeGreaterThan(0);
  for (const { html, scripts, data } of rows)
    expect(Math.min(html, scripts, data)).toBeGreaterThan(0);
});
