import type { z } from 'zod';
import file from '../../content/brand.json';
import type { brandSchema } from '../content/types/brand-type';

/**
 * The owner's colors, typefaces, corners and logo, for what webpack compiles; the build has `readBrand`. The check
 * validates the file before a build.
 */
export const brandDesign: z.input<typeof brandSchema> = file;
