import { valueAt } from '../../content/schemas/field-schema';
import { readContentFile, type FieldGroup, type ContentFile } from '../../reader/content-file';
import type { Path } from '../../reader/source-file';
import { bothMessages } from '../both-messages';
import { commit, withField, withWords } from '../example';
import { git, gitFiles } from '../git';
import type { SiteContext, TestRule } from '../rule';

/** A picture in a group of fields, with what belongs to it. */
type Picture = {
  /** The path of the file for the light theme. */
  path: Path;
  light: string;
  dark: unknown;
  alt: unknown;
};

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('images/');

/** Returns the pictures that have a dark version or an alt text beside them. */
function picturesIn(data: unknown, path: Path = []): Picture[] {
  if (typeof data !== 'object' || data === null) return [];
  const [dark, alt] = [valueAt(data, ['dark']), valueAt(data, ['alt'])];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    if (!isPicture(value)) return picturesIn(value, at);
    return key === 'dark' ? [] : { path: at, light: value, dark, alt };
  });
}

const allPicturesIn = ({ groups }: ContentFile) => groups.flatMap(({ data }) => picturesIn(data));

/** Reports what a picture has from the one that it replaces. */
function checkPicture(
  { path, light, dark, alt }: Picture,
  { schema, rangeOf, tag }: FieldGroup,
  before: readonly Picture[],
  changed: readonly string[],
  report: (found: Omit<Parameters<SiteContext['report']>[0], 'file'>) => void,
): void {
  const isNew = changed.includes(light) || !before.some((one) => one.light === light);
  const isSame = (name: 'dark' | 'alt', value: unknown) =>
    value !== undefined && value !== '' && before.some((one) => one[name] === value);
  const kept = [
    ...(isSame('dark', dark) && !changed.includes(String(dark)) ? ['dark'] : []),
    ...(isSame('alt', alt) ? ['alt'] : []),
  ].map((name) => [...path.slice(0, -1), name]);
  if (!isNew || kept.length === 0) return;
  const advice = `${kept.length > 1 ? 'are' : 'is'} from the one before. Change what no longer fits`;
  report({
    at: rangeOf(path),
    ...(!tag && { path }),
    ...bothMessages(
      schema,
      (nameOf) =>
        `${nameOf(path)} is a new picture, but ${kept.map(nameOf).join(' and ')} ${advice}`,
    ),
  });
}

/** Until a commit: a picture that was replaced alone. */
export const newPicture: TestRule = {
  name: 'new-picture',
  severity: 'warning',
  site(site, { report }) {
    const { folder, files } = site;
    const options = ['--relative', '--no-renames', '--name-only', '-z'];
    // Without a path, git also looks at every file of the project outside of the folder.
    const changed = gitFiles(folder, 'diff', ...options, 'HEAD', '--', '.');
    const isImage = changed.some((name) => name.startsWith('images/'));
    for (const file of files.filter((one) => isImage || changed.includes(one.file))) {
      if (allPicturesIn(file).length === 0) continue;
      const old = readContentFile(file.file, git(folder, 'show', `HEAD:./${file.file}`), site);
      for (const group of file.groups)
        for (const picture of picturesIn(group.data))
          checkPicture(picture, group, allPicturesIn(old), changed, (found) =>
            report({ file: file.file, ...found }),
          );
    }
  },
  examples: {
    reported: [
      [
        [commit, withField('light', '  ▸light: images/social.png')],
        [
          commit,
          withField('light', '  light: images/social.png'),
          withField('alt', '  alt: A pen'),
        ],
      ],
      [
        [
          withWords(
            'Words.',
            '<Figure picture="images/hero-light.jpg" alt="A pen" />',
            'content/faq/sample.mdx',
          ),
          commit,
          withWords('images/hero-light.jpg', '▸images/social.png', 'content/faq/sample.mdx'),
        ],
        [
          commit,
          withWords(
            'Words.',
            '<Figure picture="images/social.png" alt="A desk" />',
            'content/faq/sample.mdx',
          ),
        ],
      ],
    ],
    accepted: [
      [commit, withField('light', '  light: images/social.png'), withField('alt', '  alt: A pen')],
    ],
  },
};
