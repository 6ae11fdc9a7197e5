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

const tokensOf = (settings: unknown): Tokens =>
  Object.keys(fieldsOf(settings)).length === 0 ? {} : validTokens(settings);

/** Returns the tokens of the site in `folder`; none where `site.json` is missing. */
export const readTokens = (folder: string): Tokens => tokensOf(settingsIn(folder));

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
    tokens: tokensOf(settings),
    today: siteDay(settings),
    language: typeof language === 'string' ? language : 'en',
  };
}
