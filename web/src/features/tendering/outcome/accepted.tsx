import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Translate } from '../../../platform/words/translate.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime, money, timeOfDay, weekdayDate } from '../../../platform/words/format.ts';
import { Can } from '../../../platform/session/can.tsx';
import { CheckIcon, CopyIcon, LinkIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { LaneTitle } from '../../../ui/primitives/lane-title.tsx';
import { LoadPolicies } from '../../insurance/load/load-policies.tsx';
import { bookingAddress, copyAddress, loadAddress } from '../../loads/addresses.ts';
import { LoadState } from '../../loads/load-state.tsx';
import { useLoadSummary } from '../../quotes/choice/load-summary.ts';
import { CopyTrackingLink } from '../../sharing/share/copy-tracking-link.tsx';
import classes from './accepted.module.css';
import { BolPreview, BolStep, LabelsStep } from './accepted-papers.tsx';
import { AcceptedStep } from './accepted-step.tsx';

type AcceptedProps = { load: LoadDetails };

/** The carrier took the load: what it promised, what to do before its driver comes, and the bill of lading. */
export const Accepted = ({ load }: AcceptedProps) => {
  const { t } = useTranslation();
  const { origin, destination } = useLoadSummary(load);
  const head = useRef<HTMLDivElement>(null);
  // What was pressed to book is gone: keys and screen readers go on here.
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus();
  }, []);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div ref={head} tabIndex={-1} className={classes.lane}>
          <LaneTitle from={origin} to={destination} />
          <LoadState load={load} large />
          <span className={classes.number}>
            {t('tendering.accepted.load', { mode: t(`loads.modes.${load.mode}`), load: load.id })}
          </span>
        </div>
        <LinkButton iconAfter={<ChevronRightIcon size={16} />} {...loadAddress(load.id)}>
          {t('tendering.waiting.go_to_load')}
        </LinkButton>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Promised load={load} />
          <Card title={t('tendering.accepted.before')} aside={<RefText>{whenPickedUp(load, t)}</RefText>}>
            <ul className={classes.steps}>
              <BolStep loadId={load.id} />
              <LabelsStep load={load} />
              <TrackingStep load={load} />
            </ul>
          </Card>
          <Suspense>
            <LoadPolicies load={load} />
          </Suspense>
          <BookAnother load={load} />
        </div>
        <BolPreview loadId={load.id} />
      </div>
    </div>
  );
};

/** Who took it, and what was promised, in four cells. */
const Promised = ({ load }: AcceptedProps) => {
  const { t } = useTranslation();
  const [date, time] = load.booked_at ? dateAndTime(load.booked_at) : ['', ''];
  return (
    <section className={classes.promise}>
      <div className={classes.news} aria-live="polite">
        <span className={classes.tick}>
          <CheckIcon size={18} />
        </span>
        <div>
          <h2 className={classes.title}>{t('tendering.waiting.accepted', { carrier: load.carrier?.name })}</h2>
          {date && (
            <p className={classes.note}>
              <RefText wraps>{t('tendering.accepted.confirmed', { date, time })}</RefText>
            </p>
          )}
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact label={t('tendering.accepted.pickup')}>
          <PickupWindow load={load} />
        </Fact>
        <Fact label={t('tendering.accepted.arrives')}>
          {load.delivery_date ? weekdayDate(load.delivery_date) : t('tendering.accepted.arrival_later')}
        </Fact>
        <Fact label={t('tendering.waiting.pro')}>
          {load.pro_number ? <Pro number={load.pro_number} /> : t('tendering.accepted.pro_later')}
        </Fact>
        {load.price !== null && <Fact label={t('tendering.accepted.total')}>{money(load.price)}</Fact>}
      </dl>
    </section>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{typeof children === 'string' ? <RefText>{children}</RefText> : children}</dd>
  </div>
);

const Pro = ({ number }: { number: string }) => {
  const { t } = useTranslation();
  const copy = () => void copyText(number, t('loads.page.copied'));
  return (
    <>
      <RefText>{number}</RefText>
      <IconButton size="small" icon={CopyIcon} label={t('loads.page.copy_pro')} onClick={copy} />
    </>
  );
};

const PickupWindow = ({ load: { pickup_date, stops } }: AcceptedProps) => {
  const [pickup] = stops;
  return (
    <>
      <RefText>{weekdayDate(pickup_date)}</RefText>
      {pickup?.open_time && pickup.close_time && (
        <RefText>{`${timeOfDay(pickup.open_time)} – ${timeOfDay(pickup.close_time)}`}</RefText>
      )}
    </>
  );
};

/** How many days are left until the driver comes, by the calendar of the place; '' once the day is over. */
const whenPickedUp = ({ pickup_date, stops: [pickup], actual_pickup_at }: LoadDetails, t: Translate): string => {
  if (actual_pickup_at) return '';
  const count = daysBetween(dayInZone(pickup?.timezone ?? 'UTC', new Date()), pickup_date);
  if (count < 0) return '';
  return count === 0 ? t('tendering.accepted.today') : t('tendering.accepted.days_left', { count });
};

const TrackingStep = ({ load }: AcceptedProps) => {
  const { t } = useTranslation();
  return (
    <Can permission="post:share-files" atHome>
      <AcceptedStep
        icon={LinkIcon}
        title={t('tendering.accepted.tracking')}
        text={t('tendering.accepted.tracking_text')}
      >
        <CopyTrackingLink loadId={load.id} />
      </AcceptedStep>
    </Can>
  );
};

const BookAnother = ({ load }: AcceptedProps) => {
  const { t } = useTranslation();
  return (
    <Card>
      <ul className={classes.steps}>
        <AcceptedStep
          icon={TruckIcon}
          title={t('tendering.accepted.another')}
          text={t('tendering.accepted.another_text')}
        >
          <span className={classes.pair}>
            <LinkButton {...bookingAddress(load.quote_type)}>{t('tendering.accepted.new_load')}</LinkButton>
            <Can permission="get:clone">
              <LinkButton icon={<CopyIcon size={16} />} {...copyAddress(load)}>
                {t('tendering.accepted.same_lane')}
              </LinkButton>
            </Can>
          </span>
        </AcceptedStep>
      </ul>
    </Card>
  );
};
