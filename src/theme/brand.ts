import type { z } from 'zod';
import written from '../../content/brand.json';
import type { brandSchema } from '../content/brand';

/** Colours, typefaces and corners; the check has read the file before. */
export const brand: z.input<typeof brandSchema> = written;
