import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useChangeWar } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { Covered } from './covered.tsx';

type WarCellProps = { quote: InsuranceQuote; offer: InsuranceQuote['offers'][number] };

/** War and strikes, which no clause pays for: added in one press, and taken off again. The server makes the offers again. */
export const WarCell = ({ quote, offer }: WarCellProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const { mutate, isPending } = useChangeWar(quote);
  const { covers_war, war_premium } = offer;
  const mayChange = quote.status === 'quoted' && !quote.is_expired && mayDo(me, 'patch:insurance');
  if (war_premium === null || !mayChange) return <Covered isCovered={covers_war} />;
  const text = covers_war
    ? t('insurance.screens.selection.take_off')
    : t('insurance.screens.selection.add', { price: money(war_premium) });
  return (
    <span className={classes.addOn}>
      {covers_war && <Covered isCovered />}
      <Button
        kind="link"
        size="small"
        pending={isPending}
        aria-label={t('insurance.screens.selection.add_on_of', {
          text,
          what: t('insurance.screens.perils.war'),
          offer: t(`insurance.screens.offers.${offer.code}`),
        })}
        onClick={() => mutate(!covers_war, { onError: notifyFailure })}
      >
        {text}
      </Button>
    </span>
  );
};
