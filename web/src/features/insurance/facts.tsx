import type { ReactNode } from 'react';
import { RefText } from '../../ui/primitives/date-text.tsx';
import classes from './insurance.module.css';

type FactsProps = {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** In a wide card values stand beside what they are; in a narrow one at its end. */
  wide?: boolean;
};

/** Facts below each other: what each is, and what it says. */
export const Facts = ({ facts, wide }: FactsProps) => (
  <dl className={classes.facts} data-wide={wide || undefined}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{typeof value === 'string' ? <RefText wraps>{value}</RefText> : value}</dd>
      </div>
    ))}
  </dl>
);
