import type { Edit, Finding } from '../problem';
import type { MendedText } from './mended-text';

/** A mistake that may be there, and the edit that would correct it. */
export type Repair = Omit<Finding, 'fix' | 'offset'> & {
  offset: number;
  edit: Edit;
  /** Whether the edit is what the writer meant; it is offered as a fix then. */
  isCertain: boolean;
};

/** Returns a finding at other offsets. */
export const moved = ({ fix, ...finding }: Finding, move: (offset: number) => number): Finding => ({
  ...finding,
  offset: move(finding.offset),
  ...(fix && { fix: { ...fix, from: move(fix.from), to: move(fix.to) } }),
});

/** Returns the finding of a repair, with the places of the original. */
export const findingOf = (
  { edit, isCertain, ...finding }: Repair,
  { originOf }: MendedText,
): Finding => moved({ ...finding, ...(isCertain && { fix: edit }) }, originOf);

/**
 * Returns the repair with which a parser reads furthest, and the text after it. A parser, not a guess,
 * decides what the mistake was.
 *
 * @param faultAt returns the offset of the first fault of a text; Infinity: there is none
 */
export function bestRepair(
  text: MendedText,
  repairs: readonly Repair[],
  faultAt: (text: string) => number,
): { repair: Repair; text: MendedText } | undefined {
  let best: { repair: Repair; text: MendedText; reached: number } | undefined;
  // A repair has to bring the parser past the line of the fault.
  const fault = text.originOf(faultAt(text.text));
  for (const repair of repairs) {
    const after = text.with(repair.edit);
    const next = faultAt(after.text);
    const reached = next === Infinity ? Infinity : after.originOf(next);
    if (reached > Math.max(fault, best?.reached ?? -1)) best = { repair, text: after, reached };
  }
  return best;
}
