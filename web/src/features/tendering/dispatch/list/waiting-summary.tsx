import type { words as en } from '@portal/contract/tendering/words/dispatch.en.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number } from '../../../../platform/words/format.ts';
import { SecondLine } from '../../../../ui/lists/two-lines.tsx';
import { LinkButton } from '../../../../ui/primitives/button.tsx';
import { DateText } from '../../../../ui/primitives/date-text.tsx';
import { offeredTruckTypes } from '../../../equipment/equipment.api.ts';
import { TruckPicture } from '../../../equipment/truck-picture.tsx';
import { loadAddress } from '../../../loads/addresses.ts';
import classes from '../dispatch.module.css';
import { TimeLeft } from '../time-left.tsx';
import { cargoText, distanceText, haulText, terminalText, truckText } from '../waiting-facts.tsx';
import { FreeUntil, Lane } from './waiting-columns.tsx';

const Fact = ({ name, children }: { name: keyof typeof en.drawer; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.fact}>
      <dt>{t(`tendering.dispatch.drawer.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

/** How long a container may stay at its terminal, where that is known. */
const LastFreeDay = ({ load }: { load: WaitingLoad }) =>
  load.container?.last_free_day && (
    <Fact name="last_free_day">
      <FreeUntil load={load} />
    </Fact>
  );

/** The facts the operator needs on the phone with a trucker. */
export const WaitingSummary = ({ load }: { load: WaitingLoad }) => {
  const { t } = useTranslation();
  const { data: offered } = useQuery(offeredTruckTypes);
  const miles = distanceText(load, t);
  return (
    <section className={classes.summary}>
      <div className={classes.lead}>
        <b>
          <Lane load={load} />
        </b>
        <LinkButton kind="ghost" size="small" {...loadAddress(load.load_id)}>
          {t('tendering.dispatch.drawer.open_load')}
        </LinkButton>
      </div>
      {load.truck_type && (
        <div className={classes.picture}>
          <TruckPicture code={load.truck_type} imageUrl={truckOf(offered ?? [], load.truck_type)?.image_url ?? null} />
        </div>
      )}
      <dl className={classes.facts}>
        <Fact name="account">{load.account.name}</Fact>
        <Fact name="left">
          <TimeLeft until={load.answer_by} />
        </Fact>
        <Fact name="pickup">
          <DateText iso={load.pickup_date} weekday />
          {load.pickup_until && (
            <>
              {' – '}
              <DateText iso={load.pickup_until} weekday />
            </>
          )}
        </Fact>
        {miles && <Fact name="lane">{miles}</Fact>}
        <Fact name="truck">
          {truckText(load, t)}
          <SecondLine>{[terminalText(load), haulText(load, t)].filter(Boolean).join(', ')}</SecondLine>
        </Fact>
        <LastFreeDay load={load} />
        <Fact name="cargo">
          {number(load.weight_lb, 0)} lb
          <SecondLine>{cargoText(load, t)}</SecondLine>
        </Fact>
      </dl>
      {load.portal_notes && (
        <dl>
          <Fact name="notes">{load.portal_notes}</Fact>
        </dl>
      )}
      {load.tendered_by && (
        <p>
          <SecondLine>{t('tendering.dispatch.drawer.by', { name: load.tendered_by })}</SecondLine>
        </p>
      )}
    </section>
  );
};
