import { isDay } from '../../../src/content/calendar';

/** What is wrong with a day, as the end of a sentence, and the day that was meant, if it is certain. */
export type DayAdvice = { message: string; text?: string };

const two = (part: number) => String(part).padStart(2, '0');
const asDay = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

const meant = (text: string): DayAdvice => ({ message: `must be a date. Write ${text}`, text });

const unknown: DayAdvice = {
  message: 'must be a date: year, month and day, such as 2026-03-31',
};

/** Returns the advice about a year, a month and a day that make no day of the calendar. */
function noSuchDay(year: number, month: number): DayAdvice {
  if (month < 1 || month > 12)
    return { message: `has the month ${month}. A year has twelve months` };
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  const last = new Date(Date.UTC(year, month, 0));
  return {
    message: `is not a real date: ${name.format(last)} ${year} has ${last.getUTCDate()} days`,
  };
}

/** Returns the advice about three numbers in the order in which some countries write them. */
function fromNumbers([a = 0, b = 0, c = 0]: readonly number[]): DayAdvice {
  if (a > 31) return isDay(asDay(a, b, c)) ? meant(asDay(a, b, c)) : noSuchDay(a, b);
  const year = c < 100 ? 2000 + c : c;
  const yearFirst = c < 100 ? [asDay(2000 + a, b, c)] : [];
  const right = [...new Set([asDay(year, b, a), asDay(year, a, b), ...yearFirst])].filter(isDay);
  const [day] = right;
  if (right.length > 1) {
    return { message: `may be ${right.join(' or ')}. Write the one you mean` };
  }
  return day === undefined ? unknown : meant(day);
}

/** Returns what to write instead of a value that is not a date. */
export function dayAdvice(value: unknown): DayAdvice {
  if (typeof value === 'boolean')
    return { message: 'must be a date. To keep the article back, write draft: true' };
  const written = String(value).trim();
  const [date = '', time] = written.split(/[T ](?=\d{1,2}:\d{2})/);
  if (time !== undefined && isDay(date)) {
    return { message: `must be a date without a time. Write ${date}`, text: date };
  }
  const numbers = written.split(/\D+/).filter(Boolean).map(Number);
  const hasWords = /\p{L}/u.test(written);
  if (numbers.length === 3 && !hasWords) return fromNumbers(numbers);
  if (/^\d{8}$/.test(written)) {
    return fromNumbers([written.slice(0, 4), written.slice(4, 6), written.slice(6)].map(Number));
  }
  const parsed = hasWords && numbers.length === 2 ? new Date(`${written} UTC`) : new Date(NaN);
  return Number.isNaN(parsed.getTime()) ? unknown : meant(parsed.toISOString().slice(0, 10));
}
