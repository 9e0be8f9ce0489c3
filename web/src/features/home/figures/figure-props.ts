import type { FiguresQuery } from '../home.api.ts';
import type { Period, Subject } from '../home-search.ts';

/** What every figure of the screen is about. */
export type FigureProps = {
  query: FiguresQuery;
  subject: Subject;
  period: Period;
  /** Period and account in words, for pictures. */
  about: string;
  /** Chooses another period. */
  onPeriod: (period: Period) => void;
};
