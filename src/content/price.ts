import { z } from 'zod';
import { closest } from './closest';
import { about, faultless } from './primitives';

function currencyFault(code: string): string | undefined {
  const known = Intl.supportedValuesOf('currency');
  if (known.includes(code)) return undefined;
  const meant = closest(code, ['EUR', 'USD', 'GBP', 'CHF', ...known]);
  return `must be a currency code such as USD${meant ? `. Did you mean "${meant}"?` : ''}`;
}

export const priceSchema = z
  .strictObject({
    amount: z
      .number()
      .positive('must be more than 0')
      .meta(about('In whole units of the currency: 500 for five hundred', 500)),
    currency: faultless(currencyFault).meta(about('The code of the currency (ISO 4217)', 'USD')),
  })
  .meta({ id: 'Price' });

export type Price = z.infer<typeof priceSchema>;

export const priceText = ({ amount, currency }: Price, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
