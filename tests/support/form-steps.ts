import fc from 'fast-check';
import type { FormName } from '../../src/starter/forms';
import type { AnswerKind } from './form-world';

/** An action of a visitor, a browser or the network. */
export type Step =
  | { do: 'type' | 'submit' | 'clear' | 'translate' | 'inject'; form: FormName }
  | { do: 'change'; form: FormName; email: string }
  | { do: 'script' | 'library' | 'connection'; arrives: boolean }
  | { do: 'answer'; kind: AnswerKind; newest: boolean }
  | { do: 'reload' | 'duplicate' | 'away and back' | 'leave and open' | 'restored by the browser' }
  | { do: 'React fails' }
  | { do: 'wait'; seconds: number };

const form = fc.constantFrom<FormName>('contact', 'newsletter');
/** Mostly true: otherwise few walks would get as far as an answer. */
const arrives = fc.constantFrom(true, true, true, false);
const kind = fc.constantFrom<AnswerKind>('ok', 'refused', 'lost', 'delivered but lost');
/** Generates any step. Those by which a message is sent and answered are more frequent. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), form }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), form }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('answer' as const), kind, newest: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('script' as const), arrives }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      form,
      email: fc.constantFrom('', 'ada@a.example', 'grace@a.example'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('library' as const, 'connection' as const),
      arrives,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('translate' as const, 'inject' as const, 'clear' as const),
      form,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'duplicate' as const,
        'away and back' as const,
        'leave and open' as const,
        'restored by the browser' as const,
        'React fails' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 9, 31) }),
  },
);
