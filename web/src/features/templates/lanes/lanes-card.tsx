import type { Lane } from '@portal/contract/loads/lanes/lanes.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { ArrowRightIcon, SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { copyAddress } from '../../loads/addresses.ts';
import { bookLaneAgain, laneList } from './lanes.api.ts';
import classes from './lanes-card.module.css';

const AgainDialog = lazyDialog(async () => (await import('./again-dialog.tsx')).AgainDialog);

const typingPauseMs = 200;
const lanesAtFirst = 6;
/** A page of lanes has no more than this; what lies beyond is searched for. */
const lanesAtMost = 100;

type LaneEnd = Lane['origin'];
const placeOf = ({ city, state, zip_code }: LaneEnd): string => [city || zip_code, state].filter(Boolean).join(', ');

/** Where the account has sent freight, to send it again. */
export const LanesCard = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(lanesAtFirst);
  const [again, setAgain] = useState<Lane | null>(null);
  const search = useDebounced(text.trim(), typingPauseMs);
  const found = useQuery(laneList(search, limit));
  const { items = [], total = 0 } = found.data ?? {};
  return (
    <Card bare>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('templates.lanes.title')}</h2>
        <TextField
          label={t('templates.lanes.search')}
          hideLabel
          placeholder={t('templates.lanes.search')}
          icon={<SearchIcon size={16} />}
          value={text}
          onChange={setText}
          maxLength={80}
        />
      </div>
      {found.isPending && <SkeletonRows rows={6} columns="152px 156px 1fr 92px 100px" rowHeight={75} />}
      {found.error && !found.data && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} pending={found.isFetching} />
      )}
      {found.data && total === 0 && (
        <EmptyState icon={TruckIcon}>
          {search ? t('templates.lanes.none_found', { text: search }) : t('templates.lanes.empty')}
        </EmptyState>
      )}
      {total > 0 && <LaneRows lanes={items} onBook={setAgain} />}
      {total > 0 && (
        <div className={classes.foot}>
          <span>{t('templates.lanes.hint')}</span>
          {total > items.length && limit < lanesAtMost && (
            <Button kind="link" onClick={() => setLimit(lanesAtMost)}>
              {t('templates.lanes.all', { count: total })}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {again && (
          <AgainDialog
            what={t('templates.again.lane', { origin: placeOf(again.origin), destination: placeOf(again.destination) })}
            make={(day, key) => bookLaneAgain(again.load_id, day, key)}
            onChange={() => void navigate(copyAddress({ id: again.load_id, quote_type: again.quote_type }))}
            onClose={() => setAgain(null)}
          />
        )}
      </Suspense>
    </Card>
  );
};

type LaneRowsProps = { lanes: readonly Lane[]; onBook: (lane: Lane) => void };

const LaneRows = ({ lanes, onBook }: LaneRowsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.names} aria-hidden="true">
        <span>{t('templates.lanes.pickup')}</span>
        <span />
        <span>{t('templates.lanes.delivery')}</span>
        <span>{t('templates.lanes.cargo')}</span>
        <span>{t('templates.lanes.price')}</span>
      </div>
      <ul className={classes.rows}>
        {lanes.map((lane) => (
          <LaneRow key={lane.load_id} lane={lane} onBook={() => onBook(lane)} />
        ))}
      </ul>
    </>
  );
};

const End = ({ end }: { end: LaneEnd }) => (
  <span className={classes.end}>
    <b>{placeOf(end)}</b>
    <span>{end.name}</span>
    <small>{end.contact}</small>
  </span>
);

const LaneRow = ({ lane, onBook }: { lane: Lane; onBook: () => void }) => {
  const { t } = useTranslation();
  const { origin, destination } = lane;
  return (
    <li className={classes.row}>
      <End end={origin} />
      <span className={classes.arrow} aria-hidden="true">
        <ArrowRightIcon size={14} />
      </span>
      <End end={destination} />
      <Cargo lane={lane} />
      <LastPrice lane={lane} />
      <span className={classes.book}>
        <Button
          aria-label={t('templates.lanes.book_lane', { origin: placeOf(origin), destination: placeOf(destination) })}
          onClick={onBook}
        >
          {t('templates.lanes.book')}
        </Button>
      </span>
    </li>
  );
};

const Cargo = ({ lane: { handling_units, weight_lb, commodities, recent_loads, loads } }: { lane: Lane }) => {
  const { t } = useTranslation();
  const often =
    recent_loads === 0 ? t('templates.lanes.not_recent') : t('templates.lanes.times', { count: recent_loads });
  return (
    <span className={classes.cargo}>
      <span>{t('templates.lanes.cargo_text', { count: handling_units, weight: number(weight_lb, 0) })}</span>
      <span className={classes.second}>{commodities.join(', ')}</span>
      <small>{loads === 1 && recent_loads === 1 ? t('templates.lanes.once') : often}</small>
    </span>
  );
};

const LastPrice = ({ lane: { last } }: { lane: Lane }) => {
  const { t } = useTranslation();
  if (!last) return <small className={classes.last}>{t('templates.lanes.never_booked')}</small>;
  return (
    <span className={classes.last}>
      <b>
        <Money dollars={last.price} />
      </b>
      <span className={classes.carrier}>
        <CarrierBadge scac={last.carrier.scac} name={last.carrier.short_name} size="small" />
        {last.carrier.short_name}
      </span>
      <small>
        <DateText iso={last.pickup_date} />
      </small>
    </span>
  );
};
