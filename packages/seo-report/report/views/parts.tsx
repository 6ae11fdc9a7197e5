import type { ReactNode } from 'react';

/** Shows a headline; asterisks enclose its accent. */
export const Accented = ({ text }: { text: string }) =>
  text.split('*').map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));

/** Shows words to screen readers only. */
export const Heard = ({ children }: { children: ReactNode }) => (
  <span className="heard">{children}</span>
);

type BandProps = {
  id: string;
  eyebrow: string;
  /** Asterisks enclose an accent. */
  headline: string;
  lede?: ReactNode;
  /** true: the one dark band. */
  dark?: boolean;
  children: ReactNode;
};

/** Shows one band of the report with its headline. */
export const Band = ({ id, eyebrow, headline, lede, dark = false, children }: BandProps) => (
  <section className={dark ? 'band dark' : 'band'} aria-labelledby={id}>
    <div className="column">
      <header className="band-head">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={id} tabIndex={-1}>
            <Accented text={headline} />
          </h2>
        </div>
        {lede !== undefined && <p className="lede">{lede}</p>}
      </header>
      {children}
    </div>
  </section>
);

type ScrollProps = {
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
};

/** Lets wide content scroll sideways, by the keyboard too. */
export const Scroll = ({ label, children }: ScrollProps) => (
  <div className="scroll" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
