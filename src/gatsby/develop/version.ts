import { z } from 'zod';

/** An earlier version of a content file, as `develop` sends it to the editor. */
export const version = z.object({
  /** Relative to the project. */
  file: z.string(),
  id: z.string(),
  /** Until when it was there, or who committed it. */
  when: z.string(),
  /** Its first line that the file does not have now. */
  line: z.string(),
});

export type Version = z.infer<typeof version>;
