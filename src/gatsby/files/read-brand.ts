import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '../../content/types/brand-type';
import { contentFolder } from '../environment';

/**
 * Reads the owner's colors, typefaces and corners. An import would make them part of Gatsby's compiled code, and webpack
 * compiles everything again when that changes.
 */
export const readBrand = () =>
  brandSchema.parse(JSON.parse(readFileSync(join(contentFolder, 'brand.json'), 'utf8')));
