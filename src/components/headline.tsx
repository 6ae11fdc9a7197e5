import { headlineParts } from '../content/text/headline-parts';

/** Renders a headline. The part between asterisks is its accent, which `global-css.ts` styles. */
export function Headline({ text }: { text: string }) {
  const { before, accent, after } = headlineParts(text);
  return (
    <>
      {before}
      {accent === undefined ? null : <em>{accent}</em>}
      {after}
    </>
  );
}
