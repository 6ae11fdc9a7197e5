import { z } from 'zod';
import { didYouMean } from './closest';
import { about } from './primitives';

/** What people call some currencies instead of by their codes. */
const everyday: Readonly<Record<string, string>> = {
  EURO: 'EUR',
  RMB: 'CNY',
  UKP: 'GBP',
  YEN: 'JPY',
};

/** An amount of money, readable by programs and by people. */
export const priceSchema = z
  .object({
    amount: z
      .number()
      .positive('must be more than 0')
      .meta(about('In whole units: 500 is $500', 500)),
    currency: z
      .string()
      .superRefine((code, context) => {
        const known = Intl.supportedValuesOf('currency');
        if (known.includes(code)) return;
        const other = everyday[code];
        const meant =
          other === undefined
            ? didYouMean(code, ['EUR', 'USD', 'GBP', 'CHF', ...known])
            : ` Did you mean "${other}"?`;
        context.addIssue(`must be a currency code such as USD${meant && `.${meant}`}`);
      })
      .meta(about('The code of the currency (ISO 4217)', 'USD')),
  })
  .strict()
  .meta({ id: 'Price' });

export type Price = z.infer<typeof priceSchema>;

/** Returns a price as the readers of a language write it: $500. */
export const priceText = ({ amount, currency }: Price, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
