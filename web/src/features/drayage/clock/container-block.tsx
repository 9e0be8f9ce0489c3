import { groupedContainerNumber } from '@portal/contract/drayage/container-number.ts';
import type { ContainerClock, DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number as whole } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import type { StatusTone } from '../../../ui/status/status-tone.ts';
import { ClockLane } from './clock-lane.tsx';
import { clockLanes } from './clock-lanes.ts';
import classes from './cost-clock.module.css';

const charges = ['demurrage', 'per_diem', 'chassis'] as const;

type ContainerBlockProps = {
  load: DrayageLoad;
  container: ContainerClock;
  /** Of the containers as the load counts them, from 1. */
  position: number;
  axis: readonly string[];
  /** One of many: only its head is in view until it is opened. */
  folds: 'open' | 'closed' | null;
};

/** A container of a load: its number, where it is, its three bills by day, and what they come to. */
export const ContainerBlock = ({ load, container, position, axis, folds }: ContainerBlockProps) => {
  const lanes = clockLanes(container, axis, container.chassis_days_in_price);
  const head = <BlockHead load={load} container={container} position={position} />;
  const bills = (
    <ul className={classes.lanes}>
      {charges.map((charge) => (
        <ClockLane key={charge} charge={charge} clock={container} days={lanes[charge]} />
      ))}
    </ul>
  );
  if (folds === null)
    return (
      <div className={classes.block}>
        {head}
        {bills}
      </div>
    );
  return (
    <details className={classes.block} name={`containers-${load.id}`} open={folds === 'open'}>
      <summary>{head}</summary>
      {bills}
    </details>
  );
};

const BlockHead = ({ load, container, position }: Omit<ContainerBlockProps, 'axis' | 'folds'>) => {
  const { t } = useTranslation();
  const { number, days, total } = container;
  const place = placeOf(load.direction, days);
  const known = load.container_seals.find((one) => one.number === number);
  return (
    <div className={classes.head}>
      <h3 className={classes.number}>
        {number ? groupedContainerNumber(number) : t('drayage.clock.several.unnumbered', { position })}
      </h3>
      <p className={classes.what}>
        <RefText wraps>
          {[
            t(`drayage.containers.${load.container}`),
            load.commodity,
            known?.weight && `${whole(known.weight, 0)} lb`,
            known?.seal_number && t('drayage.clock.seal', { seal: known.seal_number }),
          ]
            .filter(Boolean)
            .join(', ')}
        </RefText>
      </p>
      {place && <StatusChip tone={tones[place]}>{t(`drayage.clock.places.${place}`)}</StatusChip>}
      {load.containers.length > 1 && (
        <p className={classes.amount} data-none={total === 0 || undefined}>
          <Money dollars={total} />
        </p>
      )}
    </div>
  );
};

const tones = { at_terminal: 'assigned', out: 'in_transit', back: 'delivered' } as const satisfies Record<
  string,
  StatusTone
>;

/** Where a container is, as far as gates said; an export waits nowhere before it is fetched. */
const placeOf = (direction: DrayageLoad['direction'], days: ContainerClock['days']): keyof typeof tones | null => {
  if (days.returned) return 'back';
  if (days.gate_out) return 'out';
  return direction !== 'export' && days.last_free_day ? 'at_terminal' : null;
};
