import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayIn } from '../content/calendar';
import { fieldsOf } from '../content/schemas/field-schema';
import { siteSchema, type SiteSettings } from '../content/types/site-settings-type';
import { siteVariables, type Variables } from '../content/variables';
import { readFields } from './read-file';

/** What every text of a site depends on. */
export type Settings = {
  variables: Variables;
  /** The day in the time zone of the site, in ISO 8601. */
  today: string;
  timeZone: string;
  language: string;
  /** The fields of `site.json` that are valid. */
  siteFields: Partial<SiteSettings>;
};

/** Returns the fields of `site.json` that are valid, as the build has them. */
function validFields(data: unknown): Partial<SiteSettings> {
  const issues = siteSchema.safeParse(data).error?.issues ?? [];
  const wrong = issues.map(({ path: [name] }) => name);
  const valid = Object.entries(fieldsOf(data)).filter(([name]) => !wrong.includes(name));
  return siteSchema.partial().strip().parse(Object.fromEntries(valid));
}

/** The settings of the `site.json` that was read last: a build asks for them with each text. */
let latest: { text: string; settings: Settings } | undefined;

/** Reads the settings of the site in a folder from its `site.json`, right or wrong. */
export function readSettings(folder: string): Settings {
  const path = join(folder, 'site.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  if (latest?.text === text) return latest.settings;
  const data = readFields('site.json', text);
  const siteFields = validFields(data);
  const { timeZone = 'UTC', language = 'en' } = siteFields;
  const settings = {
    variables: siteVariables(data),
    get today() {
      return todayIn(timeZone);
    },
    timeZone,
    language,
    siteFields,
  };
  latest = { text, settings };
  return settings;
}
