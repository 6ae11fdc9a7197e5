import { checkSite } from '../check';
import { formatProblem } from '../problem';
import { carelessDashes } from './careless-dashes';
import { carelessFacts } from './careless-facts';
import { carelessFileNames } from './careless-file-names';
import { carelessFiles } from './careless-files';
import { carelessHtml } from './careless-html';
import { carelessJson } from './careless-json';
import { carelessLinkMarks } from './careless-link-marks';
import { carelessLinks } from './careless-links';
import { carelessMarkdown } from './careless-markdown';
import { carelessPictures } from './careless-pictures';
import { carelessSettings } from './careless-settings';
import { carelessSigns } from './careless-signs';
import { carelessValues } from './careless-values';
import { carelessWords } from './careless-words';
import { carelessYaml } from './careless-yaml';
import { silentWords } from './silent-words';
import { siteWith, type Mistake } from './case';
import { folderOf, type Files } from './folder-of';
import { honestTexts } from './honest-texts';
import { honestWords } from './honest-words';
import { listedFields } from './listed-fields';
import { listedFiles } from './listed-files';
import { listedFrontMatter } from './listed-front-matter';
import { listedLinks } from './listed-links';
import { listedTexts } from './listed-texts';
import { mended, textIn } from './mended';
import { rightSite } from './right-site';
import { silentTexts } from './silent-texts';

const mistakes: readonly Mistake[] = [
  ...listedFrontMatter,
  ...listedFields,
  ...listedLinks,
  ...listedTexts,
  ...honestTexts,
  ...silentTexts,
  ...listedFiles,
  ...carelessDashes,
  ...carelessFacts,
  ...carelessFileNames,
  ...carelessFiles,
  ...carelessHtml,
  ...carelessJson,
  ...carelessLinkMarks,
  ...carelessLinks,
  ...carelessMarkdown,
  ...carelessPictures,
  ...carelessSettings,
  ...carelessSigns,
  ...carelessValues,
  ...carelessWords,
  ...carelessYaml,
  ...honestWords,
  ...silentWords,
];

const problemsOf = (files: Files) => checkSite(folderOf(files));

const said = (files: Files) =>
  problemsOf(files).map((problem) => `${formatProblem(problem)} [${problem.rule}]`);

test('the right site has no problems', () => {
  expect(said(rightSite)).toEqual([]);
});

test('the right site has none with the line ends of Windows', () => {
  const windows = [...rightSite].map(([name, file]): [string, string | Uint8Array] => [
    name,
    typeof file === 'string' ? file.replaceAll('\n', '\r\n') : file,
  ]);
  expect(said(new Map(windows))).toEqual([]);
});

test('every mistake has a name of its own', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
  expect(mistakes.length).toBeGreaterThanOrEqual(210);
});

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', (_name, mistake) => {
  const wrong = siteWith(mistake, mistake.to);
  expect(said(wrong)).toEqual(mistake.says);

  // Without `fixed`, --fix leaves the file to the writer.
  const right = mistake.fixed === undefined ? wrong : siteWith(mistake, mistake.fixed);
  const after = mended(wrong);
  expect(after.refused).toEqual([]);
  expect(textIn(after.files, mistake.file)).toBe(textIn(right, mistake.file));
  if (mistake.fixed !== undefined) expect(said(after.files)).toEqual([]);
});
