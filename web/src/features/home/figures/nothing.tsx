import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NoFigures } from '../../../ui/charts/chart-card.tsx';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { longerThan, type Period, periodKey } from '../home-search.ts';

type NothingProps = {
  children: string;
  period?: Period;
  /** Shows the next longer period; left out where that shows no more. */
  onLonger?: ((period: Period) => void) | undefined;
};

/** Nothing in this period: a sentence, and the next longer one. */
export const Nothing = ({ period, onLonger, children }: NothingProps) => {
  const { t } = useTranslation();
  const longer = period && longerThan(period);
  return (
    <NoFigures
      icon={<BoxIcon size={24} />}
      action={
        longer &&
        onLonger && (
          <Button size="small" onClick={() => onLonger(longer)}>
            {t(`home.screen.figures.show_longer.${periodKey(longer)}`)}
          </Button>
        )
      }
    >
      {children}
    </NoFigures>
  );
};
