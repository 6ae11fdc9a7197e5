/** What a reader of files or a rule finds in one file, before its line is counted. */
export type Fault = { offset: number; rule: string; message: string; isWarning?: boolean };

/** Notes a fault. An error stops the build: visitors would meet something broken. */
export type Say = (offset: number, rule: string, message: string, level?: 'warning') => void;

/** Returns a function that notes faults, and its notes. */
export function notes(): { say: Say; faults: Fault[] } {
  const faults: Fault[] = [];
  const say: Say = (offset, rule, message, level) => {
    faults.push({ offset, rule, message, isWarning: level === 'warning' });
  };
  return { say, faults };
}
