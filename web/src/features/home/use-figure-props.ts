import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { FigureProps } from './figures/figure-props.ts';
import { figuresQueryOf, type Period, periodKey, subjectOf, useHomeSearch } from './home-search.ts';

/** What the address says the figures are about; `usual` is the period it leaves out. */
export const useFigureProps = (usual: Period, accountName?: string): FigureProps => {
  const { t } = useTranslation();
  const { account } = useMe();
  const [search, change] = useHomeSearch();
  const period = search.months ?? usual;
  return {
    subject: subjectOf(search),
    query: figuresQueryOf(search, period),
    period,
    about: `${t(`home.screen.figures.months.${periodKey(period)}`)}, ${accountName ?? account.name}`,
    onPeriod: (next) => change({ months: next === usual ? undefined : next }),
  };
};
