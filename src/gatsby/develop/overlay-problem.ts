import { z } from 'zod';

/** A problem as `develop` sends it to the overlay. */
export const overlayProblem = z.object({
  /** Relative to the project. */
  file: z.string(),
  line: z.number(),
  column: z.number(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** The address of the entry in the editor, after `/admin/`. */
  entry: z.string(),
  /** The label of the field in the editor and of the groups around it, or the words at a place in a text. */
  label: z.string(),
});

export type OverlayProblem = z.infer<typeof overlayProblem>;
