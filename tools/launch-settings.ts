import { parse } from 'dotenv';
import { previewValues } from '../src/content/preview-build';
import { buildSettingNames, buildSettingProblems } from '../src/content/schemas/build-settings';
import { closestChoice } from '../src/content/text/closest';
import type { SiteContent } from '../src/reader/site-content';
import { isReserved, readOwnFile, type ToDo } from './launch-to-do';

const place = '.env.production';

/** Reads the settings of a project as a build does: the environment comes before the file. */
export const readSettingsFile = (root: string, env: NodeJS.Dict<string>): NodeJS.Dict<string> => ({
  ...parse(readOwnFile(root, place)),
  ...env,
});

const required = buildSettingNames.filter((name) => /_(?:KEY|ID)$/.test(name));
const addresses = ['GATSBY_EMAILJS_ORIGIN', 'GATSBY_POLICY_REPORTS'];

/** Returns what to do in the settings of the build that is published. */
export function settingsToDos(
  root: string,
  env: NodeJS.Dict<string>,
  { files }: SiteContent,
): ToDo[] {
  const written = parse(readOwnFile(root, place));
  const settings = readSettingsFile(root, { ...env, LOCAL_INBOX: undefined });
  const hasNewsletter = files.some(({ file }) => file === 'forms/newsletter.json');
  const preview = previewValues.find((value) => value === written.GATSBY_PREVIEW);
  const wrong = buildSettingProblems(settings);
  const tasks = [
    ...required
      .filter((name) => !settings[name] && (hasNewsletter || !name.includes('NEWSLETTER')))
      .map((name) => `Set ${name}; .env.example explains it`),
    ...wrong.map(({ problem }) => problem),
    ...addresses
      .filter((name) => wrong.every((one) => one.name !== name))
      .filter((name) => isReserved(settings[name] ?? ''))
      .map((name) => `${name} is a sample address: ${settings[name]}`),
    ...Object.keys(written)
      .filter((name) => !buildSettingNames.includes(name))
      .flatMap((name) => {
        const meant = closestChoice(name, buildSettingNames);
        return meant ? `There is no setting ${name}. Did you mean ${meant}?` : [];
      }),
    // Where previews are built, the environment may have it.
    ...(preview
      ? [`Delete GATSBY_PREVIEW=${preview}: it asks search engines to leave the site out`]
      : []),
  ];
  return tasks.map((task) => ({ place, task }));
}
