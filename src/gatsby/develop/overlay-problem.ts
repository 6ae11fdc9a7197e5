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
  /** The labels of the field and of the groups around it in the editor; in a text, the words around the problem. */
  label: z.string(),
});

export type OverlayProblem = z.infer<typeof overlayProblem>;
