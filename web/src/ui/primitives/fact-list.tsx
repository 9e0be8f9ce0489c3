import type { ReactNode } from 'react';
import { RefText } from './date-text.tsx';
import classes from './fact-list.module.css';

type FactListProps = {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** In a wide card values follow what they are; in a narrow one they stand at its end. */
  wide?: boolean;
};

/** Facts below each other: what each is, and what it says. */
export const FactList = ({ facts, wide }: FactListProps) => (
  <dl className={classes.facts} data-wide={wide || undefined}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{typeof value === 'string' ? <RefText wraps>{value}</RefText> : value}</dd>
      </div>
    ))}
  </dl>
);
