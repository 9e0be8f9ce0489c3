import { placeName } from '@portal/contract/drayage/container-places.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { dateAndTime, number } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { WarningIcon } from '../../../ui/icons/status-icons.tsx';
import { ContainerPicture } from '../containers/container-picture.tsx';
import { deliveryName } from '../delivery-name.ts';
import classes from './container-card.module.css';
import { containerToPrice } from '../quote-by-hand/load-to-price.ts';
import { lazyDialog, lazyPart } from '../../../platform/lazy-part.tsx';

const OperationsButtons = lazyPart(
  async () => (await import('../quote-by-hand/operations-buttons.tsx')).OperationsButtons,
);
const PapersDrawer = lazyDialog(async () => (await import('./papers-drawer.tsx')).PapersDrawer);

/** The container of a load: what it is, where it stands, what it is known by, and what is still missing. */
export const ContainerCard = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [editing, setEditing] = useState(false);
  const mayEdit = load.editable !== 'nothing' && mayDo(me, 'patch:loads');
  return (
    <Card
      title={t('drayage.load.title')}
      aside={
        mayEdit && (
          <Button kind="link" size="small" onClick={() => setEditing(true)}>
            {t(load.missing_references.length > 0 ? 'drayage.load.add' : 'drayage.load.edit')}
          </Button>
        )
      }
    >
      <div className={classes.top}>
        <div className={classes.picture}>
          <ContainerPicture code={load.container} />
        </div>
        <div>
          <p className={classes.name}>
            {t('drayage.load.count_of', {
              count: load.container_count,
              container: t(`drayage.containers.${load.container}`),
            })}
          </p>
          <p className={classes.numbers}>{load.container_numbers.join(', ') || `${number(load.weight, 0)} lb`}</p>
        </div>
      </div>
      <Notes load={load} />
      <ContainerFacts load={load} />
      <Suspense>{editing && <PapersDrawer load={load} onClose={() => setEditing(false)} />}</Suspense>
    </Card>
  );
};

const Notes = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  if (load.operations_since) {
    const [date, time] = dateAndTime(load.operations_since);
    return (
      <div className={classes.note}>
        <p>{t('drayage.load.with_operations', { date, time })}</p>
        <Can permission="post:operations-quote">
          <Suspense>
            <OperationsButtons load={containerToPrice(load, t)} />
          </Suspense>
        </Can>
      </div>
    );
  }
  if (load.missing_references.length === 0 || load.editable === 'nothing') return null;
  const list = load.missing_references.map((kind) => t(`drayage.references.${kind}`)).join(', ');
  return (
    <p className={classes.note} data-kind="warning">
      <WarningIcon size={16} />
      {t('drayage.load.missing', { list })}
    </p>
  );
};

const ContainerFacts = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const terminal = load.place.terminals.find(({ code }) => code === load.terminal)?.name;
  return (
    <dl className={classes.facts}>
      <Fact label={t(load.place.kind === 'port' ? 'drayage.load.at_port' : 'drayage.load.at_ramp')}>
        {placeName(load.place)}
      </Fact>
      <Fact label={t('drayage.load.terminal')}>{terminal}</Fact>
      {load.to_place && <Fact label={t('drayage.load.ends_at')}>{placeName(load.to_place)}</Fact>}
      <Fact label={t('drayage.book.move.direction')}>{t(`drayage.directions.${load.direction}`)}</Fact>
      <Fact label={t('drayage.load.delivery')}>{t(deliveryName(load.direction, load.delivery_type))}</Fact>
      <Fact label={t('drayage.load.chassis')}>{t(`drayage.chassis_providers.${load.chassis_provider}`)}</Fact>
      <Fact label={t('drayage.references.steamship_line')}>{lineName(load.steamship_line)}</Fact>
      <Papers load={load} />
    </dl>
  );
};

/** A line's name; those we do not know go by their SCAC. */
const lineName = (code: string | null): string | null => steamshipLines.find(({ scac }) => scac === code)?.name ?? code;

const texts = [
  ...(['booking_number', 'master_bl', 'pickup_number', 'seal_number', 'empty_return_location'] as const),
  ...(['entry_number', 'importer', 'customs_broker', 'firms_code', 'terminal_appointment'] as const),
];
const days = ['last_free_day', 'earliest_return_day', 'cut_off'] as const;

/** Only what is known: a container has some of these, never all. */
const Papers = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const voyage = [load.vessel, load.voyage].filter(Boolean).join(', ');
  return (
    <>
      {texts.map(
        (field) =>
          load[field] && (
            <Fact key={field} label={t(`drayage.references.${field}`)}>
              <RefText>{load[field]}</RefText>
            </Fact>
          ),
      )}
      {load.customs_status && (
        <Fact label={t('drayage.references.customs_status')}>
          {t(`drayage.customs_statuses.${load.customs_status}`)}
        </Fact>
      )}
      {voyage && <Fact label={t('drayage.load.vessel_voyage')}>{voyage}</Fact>}
      {days.map(
        (field) =>
          load[field] && (
            <Fact key={field} label={t(`drayage.references.${field}`)}>
              <DateText iso={load[field]} />
            </Fact>
          ),
      )}
    </>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children || <span className={classes.none}>–</span>}</dd>
  </div>
);
