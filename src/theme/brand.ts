import type { z } from 'zod';
import file from '../../content/brand.json';
import type { brandSchema } from '../content/brand';

/** The owner's colours, typefaces, corners and logo. The check has validated the file before. */
export const brand: z.input<typeof brandSchema> = file;
