import { z } from 'zod';

const manifestShape = z.object({
  name: z.string().default(''),
  start_url: z.string().default(''),
  icons: z
    .array(
      z.object({
        src: z.string(),
        sizes: z.string().default(''),
        type: z.string().default(''),
        purpose: z.string().default('any'),
      }),
    )
    .default([]),
});

/** A web app manifest; missing values are empty. */
export type Manifest = z.infer<typeof manifestShape> & { path: string };

/** Reads a manifest; null: it is not valid. */
export function readManifest(path: string, text: string): Manifest | null {
  try {
    return { ...manifestShape.parse(JSON.parse(text)), path };
  } catch {
    return null;
  }
}
