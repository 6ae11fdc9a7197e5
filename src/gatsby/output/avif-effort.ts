import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { z } from 'zod';
import { dependencyError } from './dependency-error';

type Encoder = { avif: (this: Sharp, options?: AvifOptions) => Sharp };
const encoder = z.custom<Encoder>(
  (value) => z.looseObject({ avif: z.function() }).safeParse(value).success,
);

/**
 * Encodes AVIF pictures at effort 2 instead of 4: a sixth of the work, for as many bytes. gatsby-plugin-sharp has no
 * option for it.
 *
 * @throws if sharp has no such method
 */
export function lowerAvifEffort(): void {
  const { success, data } = encoder.safeParse(sharp.prototype);
  if (!success) throw dependencyError('Effort of AVIF', 'sharp has no method `avif`');
  const { avif } = data;
  data.avif = function (options) {
    return avif.call(this, { effort: 2, ...options });
  };
}
