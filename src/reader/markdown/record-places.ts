import { extend, type Processor } from './extend';
import type { Compiler, Tag } from './grammar';
import { startOf, type Point } from './tree';

type Token = { start: Point; end: Point };

/** What the parser has met in a text; all that is known of a text that it refuses. */
export type Reading = {
  /** Where the last braces or the last tag began, closed or not. */
  construct: number;
  /** Where the last tag began, and the tags around it. */
  tag: number;
  around: readonly Tag[];
  /** The tags that are open; the parser changes the list. */
  open: readonly Tag[];
  /** Characters that were written as an escape or an entity: their places, and the lengths of both. */
  escapes: Map<number, number>;
};

export const newReading = (): Reading => ({
  construct: 0,
  tag: 0,
  around: [],
  open: [],
  escapes: new Map(),
});

/** Returns a construct of micromark that reads nothing, and records where it could begin. */
const recorder = (reading: () => Reading) => ({
  tokenize(this: { now(): Point }, _effects: unknown, _ok: unknown, nok: unknown) {
    reading().construct = this.now().offset ?? 0;
    return nok;
  },
});

/** Records where braces and tags begin, and what is escaped, which MDX 2 does not report. */
export const remarkPlaces = (reading: () => Reading) =>
  function (this: Processor): void {
    const atConstruct = {
      ['{'.charCodeAt(0)]: recorder(reading),
      ['<'.charCodeAt(0)]: recorder(reading),
    };
    extend(this, 'micromarkExtensions', { text: atConstruct, flow: atConstruct });

    function enterTag(this: Compiler, token: Token): void {
      // The same token ends a tag.
      if (this.sliceSerialize(token) !== '<') return;
      const current = reading();
      current.tag = startOf({ position: token });
      current.open = this.getData('mdxJsxTagStack');
      current.around = [...current.open];
    }
    function enterAttribute(this: Compiler, token: Token): void {
      const attribute = this.getData('mdxJsxTag').attributes?.at(-1);
      if (attribute) attribute.position = { start: token.start };
    }
    function enterEscape(this: Compiler, token: Token): void {
      reading().escapes.set(startOf({ position: token }), 1);
    }
    let entity = 0;
    function enterEntityMarker(this: Compiler, token: Token): void {
      const isFirst = this.sliceSerialize(token) === '&';
      if (isFirst) entity = startOf({ position: token });
      else reading().escapes.set(entity, (token.end.offset ?? 0) - entity);
    }
    extend(this, 'fromMarkdownExtensions', {
      enter: {
        mdxJsxFlowTagMarker: enterTag,
        mdxJsxTextTagMarker: enterTag,
        mdxJsxFlowTagAttributeName: enterAttribute,
        mdxJsxTextTagAttributeName: enterAttribute,
        characterEscapeValue: enterEscape,
        characterReferenceMarker: enterEntityMarker,
      },
    });
  };
