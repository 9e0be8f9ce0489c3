import { periodTexts } from '@portal/contract/carriers/alert-kinds.ts';
import type { Scorecard } from '@portal/contract/carriers/connections.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { money, number, percent } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { Loaded } from '../settings-frame.tsx';
import { Section } from './section.tsx';
import classes from './connections.module.css';
import { type Period, scorecardQuery } from './connections.api.ts';

/** What a carrier did: on time, transit and claims, over a period of choice. */
export const CarrierScorecard = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>('90');
  const query = useQuery(scorecardQuery(id, days));
  return (
    <Section title={t('settings.carriers.connections.sections.record')}>
      <Segmented
        label={t('settings.carriers.connections.scorecard.period')}
        options={periodTexts.map((value) => ({
          value,
          label: t(`settings.carriers.connections.scorecard.days_${value}`),
        }))}
        value={days}
        onChange={setDays}
        fullWidth
      />
      <Loaded query={query}>{(card) => <Figures card={card} />}</Loaded>
    </Section>
  );
};

const Figures = ({ card: { delivered, on_time, transit, claims } }: { card: Scorecard }) => {
  const { t } = useTranslation();
  if (delivered === 0 && transit.loads === 0) return <p>{t('settings.carriers.connections.scorecard.none')}</p>;
  const { promised_days: promised, actual_days: actual } = transit;
  const figures = [
    {
      name: 'on_time',
      value: delivered > 0 ? percent((on_time * 100) / delivered) : '–',
      note: t('settings.carriers.connections.scorecard.on_time_note', {
        on_time: number(on_time),
        delivered: number(delivered),
      }),
    },
    {
      name: 'transit',
      value: actual === null ? '–' : number(actual, 1),
      note:
        promised === null
          ? ''
          : t('settings.carriers.connections.scorecard.transit_note', { promised: number(promised, 1) }),
    },
    {
      name: 'claims',
      value: delivered > 0 ? percent((claims.loads * 100) / delivered) : '–',
      note: t('settings.carriers.connections.scorecard.claims_note', {
        loads: number(claims.loads),
        of: number(delivered),
        amount: money(claims.amount),
      }),
    },
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{t(`settings.carriers.connections.scorecard.${name}`)}</dt>
          <dd>
            <span className={classes.value}>{value}</span>
            <span className={classes.note}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
