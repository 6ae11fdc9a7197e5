import fc from 'fast-check';
import type { FormName } from '../../src/inline/forms';
import type { AnswerKind } from './form-world';

/** An action of a visitor, a browser or the network. */
export type Step =
  | { do: 'type' | 'submit' | 'clear' | 'translate' | 'inject'; form: FormName }
  | { do: 'change'; form: 'contact'; email: string }
  | { do: 'script' | 'library' | 'connection'; arrives: boolean }
  | { do: 'answer'; kind: AnswerKind; newest: boolean }
  | { do: 'reload' | 'duplicate' | 'away and back' | 'leave and open' | 'restored by the browser' }
  | { do: 'React fails' }
  | { do: 'wait'; seconds: number };

const form = fc.constantFrom<FormName>('contact', 'newsletter');
const one = <const Name extends string>(...names: Name[]) => fc.constantFrom<Name[]>(...names);
/** Mostly true: otherwise few walks would get as far as an answer. */
const arrives = fc.constantFrom(true, true, true, false);
const kind = fc.constantFrom<AnswerKind>('ok', 'refused', 'lost', 'delivered but lost');
const email = one('', 'ada@a.example', 'grace@a.example');
const often = <Kind>(weight: number, arbitrary: fc.Arbitrary<Kind>) => ({ weight, arbitrary });

/** Generates any step. Those by which a message is sent and answered are more frequent. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  often(10, fc.record({ do: one('type', 'submit'), form })),
  often(5, fc.record({ do: one('answer'), kind, newest: fc.boolean() })),
  often(6, fc.record({ do: one('script'), arrives })),
  often(2, fc.record({ do: one('change'), form: one('contact'), email })),
  often(2, fc.record({ do: one('library', 'connection'), arrives })),
  often(3, fc.record({ do: one('translate', 'inject', 'clear'), form })),
  often(
    3,
    fc.record({
      do: one(
        ...(['reload', 'duplicate', 'away and back', 'leave and open'] as const),
        ...(['restored by the browser', 'React fails'] as const),
      ),
    }),
  ),
  often(2, fc.record({ do: one('wait'), seconds: fc.constantFrom(1, 9, 31) })),
);
