import { z } from 'zod';
import { namedGroup } from './primitives';

export const priceSchema = namedGroup('Price', {
  amount: z
    .number()
    .positive('must be more than 0')
    .meta({ description: 'In whole units of the currency: 500 for five hundred', examples: [500] }),
  currency: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be a currency code such as USD',
    )
    .meta({ description: 'The code of the currency (ISO 4217)', examples: ['USD'] }),
});

export type Price = z.infer<typeof priceSchema>;

export const priceText = ({ amount, currency }: Price, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
