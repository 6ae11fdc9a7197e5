import { z } from 'zod';
import { about, href, imageFile, lineOf } from './primitives';
import { playerOf } from './video-hosts';

/**
 * What a component may have between its tags: plain words on the same line, or Markdown on lines of
 * its own. Numbers are a list whose entries begin with a fact in bold.
 */
export const insides = ['nothing', 'words', 'text', 'ordered list', 'numbers'] as const;

type Parts<Props extends z.ZodRawShape> = {
  /** What it is: the reference and the snippets say it. */
  description: string;
  inside: (typeof insides)[number];
  /** Whether words go on a line of their own. */
  alone?: true;
  /** What the reference, the snippets and the catalogue have between the tags. */
  sample?: string;
  props: Props;
};

/** Returns the schema of a component: its props, and what it is. */
const component = <Props extends z.ZodRawShape>({ props, ...parts }: Parts<Props>) =>
  z.strictObject(props).meta(parts);

/** The name of a picture under `content/`, which is shown up to `width` pixels wide. */
const picture = (width: number) => imageFile().meta({ width });

/** The name of a published entry, which is that of its file without folder and ending. */
const entry = (folder: 'testimonials' | 'faq') => z.string().min(1).meta({ entry: folder });

/** One of a few words. */
const choice = <Choice extends string>(...choices: readonly [Choice, ...Choice[]]) =>
  z.enum(choices);

/** The address of a file in `static/downloads/`. */
const download = () =>
  href().regex(/^\/downloads\/[^/?#]+\.\w+$/, 'must be a file such as /downloads/kit.pdf');

/** The address of the page that shows a video, or of a film in `static/downloads/`. */
const video = () =>
  z
    .string()
    .refine((address) => !/^\/downloads\/.*\.(?:avi|m4v|mkv|mov|webm|wmv)$/i.test(address), {
      error: 'must be an MP4 file. Save the film as MP4',
      abort: true,
    })
    .refine(
      (address) => playerOf(address) !== undefined || playerOf(`https://${address}`) === undefined,
      {
        error: 'must start with https://',
        abort: true,
      },
    )
    .refine((address) => playerOf(address) !== undefined, {
      error:
        'is no video of YouTube or Vimeo, and no film such as /downloads/edit.mp4. Copy the address of its page, or link to it: [Watch the video](https://…)',
    })
    .meta(
      about(
        'The address of its page, or of an MP4 file of static/downloads/',
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        '/downloads/the-edit.mp4',
      ),
    );

/**
 * What the schemas of components are made of. They get it as an argument: if a component imported
 * zod, the scripts of each page that uses it would contain zod.
 */
export const proseKit = {
  component,
  about,
  words: lineOf,
  href,
  picture,
  entry,
  choice,
  download,
  video,
};

export type ProseKit = typeof proseKit;

/** A component's schema, as its file exports it. It uses nothing but its argument. */
export type ProseSchema = (kit: ProseKit) => z.ZodObject;

/** The props that a component's schema describes. */
export type ProseProps<Schema extends ProseSchema> = z.infer<ReturnType<Schema>>;
