import { faults, healthy, type Fault } from './faults';

/** One form to fill in and send. */
export type Submission = {
  /** The address typed into the form, unique to this submission. */
  email: string;
  form: 'contact' | 'newsletter';
  /** How the visitor sends it; `impatient` presses four times while there is no answer. */
  press: 'click' | 'enter' | 'impatient';
  fault: Fault;
};

/**
 * Returns the submissions of a run, the same in every run: every second one healthy, the others
 * through all faults in turn, each fault with both forms.
 */
export function planSubmissions(count: number): Submission[] {
  return Array.from({ length: count }, (_, index) => {
    const fault =
      index % 2 === 0 ? healthy : (faults[((index - 1) / 2) % faults.length] ?? healthy);
    const round = Math.floor(index / 2 / faults.length);
    const turn = index % 2 === 0 ? index / 2 : round;
    return {
      email: `soak-${index}@example.com`,
      form: turn % 2 === 0 ? 'contact' : 'newsletter',
      press: fault.isSlow ? 'impatient' : turn % 3 === 0 ? 'enter' : 'click',
      fault,
    };
  });
}
