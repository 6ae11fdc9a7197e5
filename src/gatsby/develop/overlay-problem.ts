import { z } from 'zod';

/** A problem as `develop` sends it to the overlay. */
export const overlayProblem = z.object({
  severity: z.enum(['error', 'warning']),
  /** Over a page: the file, the line and the column. */
  place: z.string(),
  message: z.string(),
  /** The address of the entry in the editor, after `/admin/`. */
  entry: z.string(),
  /** In the editor: the entry and the labels of the field, or the words around the problem. */
  editorPlace: z.string(),
  editorMessage: z.string(),
  /** The field in the editor, as Sveltia writes its path: `items.0.href`. */
  keyPath: z.string(),
});

export type OverlayProblem = z.infer<typeof overlayProblem>;
