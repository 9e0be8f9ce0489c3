import type { ContainerClock, DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { ClockRules } from './clock-rules.tsx';
import { daysOver } from './clock-state.ts';
import classes from './container-clocks.module.css';

const charges = ['demurrage', 'per_diem', 'chassis'] as const;

/** A load's containers below each other: free until when, out and back on which days, what each costs, and the sum. */
export const ContainerClocks = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const { clock, containers } = load;
  return (
    <Card title={t('drayage.clock.several.title')}>
      <table className={classes.table}>
        <caption>{t('drayage.clock.several.title')}</caption>
        <Head direction={load.direction} />
        <tbody>
          {containers.map((container, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the second container stays the second
            <Row key={index} container={container} position={index + 1} direction={load.direction} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('drayage.clock.several.all', { count: containers.length })}</th>
            <td colSpan={3} data-empty />
            <Amounts clock={clock} />
          </tr>
        </tfoot>
      </table>
      <ClockRules clock={clock} />
    </Card>
  );
};

const Head = ({ direction }: Pick<DrayageLoad, 'direction'>) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">{t('drayage.load.container')}</th>
        <th scope="col">{t('drayage.clock.several.lfd')}</th>
        <th scope="col">{t('drayage.clock.several.out')}</th>
        <th scope="col">{t(`drayage.clock.several.back.${direction}`)}</th>
        {charges.map((charge) => (
          <th key={charge} scope="col" data-end>
            {t(`drayage.clock.${charge}`)}
          </th>
        ))}
        <th scope="col" data-end>
          {t('drayage.clock.several.total')}
        </th>
      </tr>
    </thead>
  );
};

type RowProps = { container: ContainerClock; position: number } & Pick<DrayageLoad, 'direction'>;

const Row = ({ container, position, direction }: RowProps) => {
  const { t } = useTranslation();
  const { number, days, reading } = container;
  const late = daysOver(reading) > 0 && reading.deadline?.charge;
  return (
    <tr>
      <th scope="row">{number ? <RefText>{number}</RefText> : t('drayage.clock.several.unnumbered', { position })}</th>
      <Day label={t('drayage.clock.several.lfd')} iso={days.last_free_day} over={late === 'demurrage'} />
      <Day label={t('drayage.clock.several.out')} iso={days.gate_out} />
      <Day label={t(`drayage.clock.several.back.${direction}`)} iso={days.returned} />
      <Amounts clock={container} />
    </tr>
  );
};

const Day = ({ label, iso, over }: { label: string; iso: string | null; over?: boolean }) => (
  <Cell label={label} over={over}>
    {iso ? <DateText iso={iso} /> : <span className={classes.none}>–</span>}
  </Cell>
);

const Amounts = ({ clock }: { clock: Pick<ContainerClock, (typeof charges)[number] | 'total'> }) => {
  const { t } = useTranslation();
  return (
    <>
      {charges.map((charge) => (
        <Cell key={charge} label={t(`drayage.clock.${charge}`)} end>
          <Amount dollars={clock[charge].amount} />
          {clock[charge].days > 0 && (
            <span className={classes.days}>{t('drayage.clock.days', { count: clock[charge].days })}</span>
          )}
        </Cell>
      ))}
      <Cell label={t('drayage.clock.several.total')} end main>
        <Amount dollars={clock.total} />
      </Cell>
    </>
  );
};

const Amount = ({ dollars }: { dollars: number }) => (
  <span className={dollars === 0 ? classes.none : undefined}>
    <Money dollars={dollars} />
  </span>
);

type CellProps = { label: string; children: ReactNode; end?: boolean; main?: boolean; over?: boolean | undefined };

/** On a phone a cell says itself what it holds: there is no head. */
const Cell = ({ label, children, end, main, over }: CellProps) => (
  <td data-end={end || undefined} data-main={main || undefined} data-over={over || undefined}>
    <span className={classes.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </td>
);
