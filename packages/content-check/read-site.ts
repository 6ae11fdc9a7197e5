import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn } from '../../src/content/calendar';
import { fieldsOf } from '../../src/content/fields';
import { parseContent } from './reading/parse';
import { siteTokens, type Tokens } from '../../src/content/tokens';

function settingsIn(folder: string): unknown {
  const file = join(folder, 'site.json');
  if (!existsSync(file)) return {};
  return parseContent('site.json', readFileSync(file, 'utf8')).data;
}

/** Returns the tokens that a text can use: a fact’s name has letters only, or nothing reads it. */
export const validTokens = (settings: unknown): Tokens =>
  Object.fromEntries(
    Object.entries(siteTokens(settings)).filter(([name]) => /^[A-Za-z]+$/.test(name)),
  );

/** The tokens of the site in `folder`; none where `site.json` is missing. */
export function readTokens(folder: string): Tokens {
  const settings = settingsIn(folder);
  return Object.keys(fieldsOf(settings)).length === 0 ? {} : validTokens(settings);
}

/** Returns which day it is for a site, by its settings, in ISO 8601. */
export function siteDay(settings: unknown, now = new Date()): string {
  const { timeZone } = fieldsOf(settings);
  return dayIn(typeof timeZone === 'string' ? timeZone : 'UTC', now);
}

/** What every text of a site depends on. */
export type Settings = { tokens: Tokens; today: string; language: string };

/** Reads the tokens of the site in `folder`, its day and its language. */
export function readSettings(folder: string): Settings {
  const settings = settingsIn(folder);
  const { language } = fieldsOf(settings);
  return {
    tokens: readTokens(folder),
    today: siteDay(settings),
    language: typeof language === 'string' ? language : 'en',
  };
}
