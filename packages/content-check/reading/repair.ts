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

/** How far a parser reads a text, and how many of its fields have nothing in them. */
export type Reading = { faultAt: number; empty: number };

/**
 * Returns the repairs with which a parser reads furthest, and the text after them. A parser, not a guess,
 * decides what the mistake was.
 *
 * @param choices what may be repaired together, the most likely first
 */
export function bestRepair(
  text: MendedText,
  choices: readonly (readonly Repair[])[],
  read: (text: string) => Reading,
): { repairs: readonly Repair[]; text: MendedText } | undefined {
  const reach = (one: MendedText) => {
    const { faultAt, empty } = read(one.text);
    return { at: faultAt === Infinity ? Infinity : one.originOf(faultAt), empty };
  };
  let best: { repairs: readonly Repair[]; text: MendedText } | undefined;
  let reached = reach(text);
  for (const repairs of choices) {
    const after = repairs.reduceRight((mended, { edit }) => mended.with(edit), text);
    const next = reach(after);
    const isFurther = next.at > reached.at;
    if (isFurther || (best && next.at === reached.at && next.empty < reached.empty)) {
      best = { repairs, text: after };
      reached = next;
    }
  }
  return best;
}
