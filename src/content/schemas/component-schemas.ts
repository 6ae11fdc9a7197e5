import { z } from 'zod';
import { videoPlayer } from '../addresses/video-hosts';
import { maxAltLength } from '../text/text-length';
import { entryName, href, imageFile, textOfLength } from './primitives';

/** The content that a component may have between its tags. Words are plain and on the same line; the others are Markdown on lines of their own. */
export type ComponentChildren = 'nothing' | 'words' | 'text' | 'ordered list' | 'list';

type Component = {
  description: string;
  children: ComponentChildren;
  schema: z.ZodObject;
  /** The children in the example in `docs/writing.md`. */
  exampleChildren?: string;
};

const component = <Props extends z.ZodRawShape>(
  description: string,
  children: ComponentChildren,
  props: Props,
  exampleChildren?: string,
) => ({
  description,
  children,
  schema: z.strictObject(props),
  ...(exampleChildren && { exampleChildren }),
});

/** A picture in a text, shown up to 1280 pixels wide. */
const picture = (description: string, example: string) =>
  imageFile(description, example).meta({ width: 1280 });

const dark = picture('The same for the dark theme, of the same shape', 'images/braid-dark.jpg')
  .meta({ title: 'Dark theme' })
  .optional();

const video = z
  .string()
  .refine(
    (address) => videoPlayer(address) !== undefined,
    'must be the https:// address of a video of YouTube or Vimeo, or an MP4 file such as /downloads/edit.mp4. Copy the address of its page, or link to it: [Watch the video](https://…)',
  )
  .meta({
    format: 'video',
    description: 'The address of its page, or of an MP4 file of static/downloads/',
    examples: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', '/downloads/the-edit.mp4'],
  });

/**
 * The components that writers may use in a text. `src/mdx/components` has a file for each: `callout.tsx` renders
 * `<Callout>`.
 */
export const mdxComponentTypes = {
  Action: component('A link that looks like a button', 'words', { href: href() }, 'Book a call'),
  Callout: component(
    'A highlighted paragraph or two, with a title if they need one',
    'text',
    {
      title: textOfLength([2, 60], 'A few words above the text', 'Before the call').optional(),
    },
    'Bring one piece that you wrote yourself. It may be a mail.',
  ),
  Download: component(
    'A link to a file of static/downloads/, with its kind and size',
    'words',
    {
      href: href()
        .regex(/^\/downloads\/[^/?#]+\.\w+$/, 'must be a file such as /downloads/kit.pdf')
        .meta({ description: 'The address of the file', examples: ['/downloads/press-kit.pdf'] }),
    },
    'Our press kit',
  ),
  Figure: component('A picture, with a caption if it needs one', 'nothing', {
    picture: picture('The file under content/', 'images/braid-light.jpg'),
    alt: textOfLength(
      [5, maxAltLength],
      'What the picture shows',
      'Three colored threads become one braid',
    ).meta({ title: 'Alternative text' }),
    dark,
    caption: textOfLength(
      [2, 200],
      'A line under the picture',
      'Three drafts, one line.',
    ).optional(),
    size: z
      .enum(['column', 'wide'])
      .optional()
      .meta({ description: 'wide: wider than the text, where there is room', examples: ['wide'] }),
  }),
  Numbers: component(
    'Figures, set large: a list whose entries begin with a figure in bold',
    'list',
    {},
    '- **{replyTime}** until you hear from us\n- **{callMinutes} minutes** for the first call',
  ),
  Question: component('A question of faq/ with its answer, opened by a press', 'nothing', {
    name: entryName('faq', 'The question', 'how-soon-results'),
  }),
  Quote: component(
    'Words that somebody said or wrote, without quotation marks, and who it was',
    'text',
    {
      source: textOfLength(
        [2, 100],
        'Who said it, or where it comes from',
        'Mei Silkworth, Creative',
      ),
      href: href().optional(),
    },
    'I know what I think when I read what I wrote.',
  ),
  Steps: component(
    'What happens one after the other: a numbered list',
    'ordered list',
    {},
    '1. **We talk.** For half an hour, about you.\n2. **We write.** You read, and strike out.',
  ),
  Testimonial: component('What a client said, from a file of testimonials/', 'nothing', {
    name: entryName('testimonials', 'Who says it', 'mei'),
  }),
  Video: component(
    'A video of YouTube or Vimeo, or an MP4 file of static/downloads/, which loads only when it is pressed',
    'nothing',
    {
      address: video,
      title: textOfLength([5, 100], 'What the video is', 'How a draft becomes a text'),
      poster: picture('The picture before it plays, under content/', 'images/braid-light.jpg'),
      dark,
      transcript: href()
        .optional()
        .meta({
          title: 'Transcript',
          description: 'Where its words can be read',
          examples: ['/accessibility/'],
        }),
    },
  ),
};

export type PropsOf<Name extends keyof typeof mdxComponentTypes> = z.infer<
  (typeof mdxComponentTypes)[Name]['schema']
>;

const byName = new Map<string, Component>(Object.entries(mdxComponentTypes));

export const mdxComponentNames: readonly string[] = [...byName.keys()];

export const mdxComponent = (name: string | null | undefined) => byName.get(name ?? '');
