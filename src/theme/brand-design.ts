import type { z } from 'zod';
import file from '../../content/brand.json';
import type { brandSchema } from '../content/types/brand-type';

/** The owner's colors, typefaces, corners and logo. The check validates the file before a build. */
export const brandDesign: z.input<typeof brandSchema> = file;
