import { z } from 'zod';
import { namedGroup } from './primitives';

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 0;

export const priceSchema = namedGroup('Price', {
  amount: z
    .number()
    .positive('must be more than 0')
    .meta({
      description: 'In units of the currency: 500 for five hundred, 49.9 for 49.90',
      examples: [500],
    }),
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: 'must be a currency code such as USD',
      abort: true,
    })
    .meta({ description: 'The code of the currency (ISO 4217)', examples: ['USD'] }),
}).superRefine(({ amount, currency }, context) => {
  const decimals = decimalsOf(currency);
  if (Number(amount.toFixed(decimals)) !== amount)
    context.addIssue({
      code: 'custom',
      path: ['amount'],
      message:
        decimals === 0
          ? `must be a whole number: ${currency} has no smaller unit`
          : `must have at most ${decimals} decimals, as ${currency} has`,
    });
});

export type Price = z.infer<typeof priceSchema>;

/** Returns the value of a decimal digit: in every script, ten follow each other from zero on. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Returns the amounts that a text names, with or without signs between the thousands, in the numerals of any language. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\p{Nd}(?:[\p{Nd}\s.,'’٬٫]*\p{Nd})?/gu)].map(([written]) => {
    const digits = written.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
    const [, whole = digits, fraction = ''] = /^(.*\d)[.,٫](\d{1,2})$/.exec(digits) ?? [];
    return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  });

export const priceText = ({ amount, currency }: Price, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
