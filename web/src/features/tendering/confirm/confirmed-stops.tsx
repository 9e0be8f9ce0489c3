import { countryInTransit, portsLine } from '@portal/contract/places/border.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { cityLine } from '@portal/contract/places/city-line.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { timeOfDay, weekdayDate } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card, CardHead, TwinCard } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import classes from './confirm-step.module.css';
import pageClasses from '../book/load-tendering-page.module.css';
import type { StopForm, TenderForm } from '../book/tender-form.ts';

type ConfirmedStopsProps = { load: LoadDetails; form: TenderForm; onChange: (() => void) | undefined };

/** The stops as they will stand on the bill of lading. */
export const ConfirmedStops = ({ load, form, onChange }: ConfirmedStopsProps) => (
  <TwinCard>
    {form.stops.map((stop, index) => (
      <ConfirmedStop key={stop.id} load={load} stop={stop} index={index} onChange={onChange} />
    ))}
  </TwinCard>
);

type ConfirmedStopProps = Pick<ConfirmedStopsProps, 'load' | 'onChange'> & { stop: StopForm; index: number };

const ConfirmedStop = ({ load, stop, index, onChange }: ConfirmedStopProps) => {
  const { t } = useTranslation();
  const quoted = load.stops[index];
  if (!quoted) return null;
  const ready = quoted.type === 'pickup' ? t('tendering.confirm.ready', { date: weekdayDate(load.pickup_date) }) : '';
  const hours = { from: timeOfDay(stop.open_time), to: timeOfDay(stop.close_time) };
  return (
    <div>
      <CardHead
        title={
          <>
            <span className={pageClasses.glyph} data-type={quoted.type} aria-hidden="true" />
            {stop.name}
          </>
        }
        aside={
          onChange && (
            <Button
              kind="link"
              size="small"
              aria-label={t(`tendering.confirm.change_${quoted.type}`)}
              onClick={onChange}
            >
              {t('tendering.confirm.change')}
            </Button>
          )
        }
      />
      <p className={classes.line}>
        {stop.address}, {cityLine(quoted)}
      </p>
      <p className={classes.line}>{[stop.contact.name, stop.contact.phone].filter(Boolean).join(', ')}</p>
      <p className={classes.line} data-known>
        <RefText wraps>{[ready, t('tendering.confirm.hours', hours)].filter(Boolean).join(', ')}</RefText>
      </p>
      {stop.reference && (
        <p className={classes.line}>
          {t('tendering.stops.reference')} {stop.reference}
        </p>
      )}
    </div>
  );
};

/** Where the load crosses the border, and who clears it. */
export const ConfirmedBorder = ({ border, load }: Pick<TenderForm, 'border'> & { load: LoadDetails }) => {
  const { t } = useTranslation();
  const through = countryInTransit(load.stops, load.in_transit);
  if (!border) return null;
  const { name, phone, email } = border.broker;
  return (
    <Card title={t('places.border.title')}>
      {through && (
        <p className={classes.line}>{t('places.transit.through', { country: t(`places.countries.${through}`) })}</p>
      )}
      <p className={classes.line}>{portsLine(border)}</p>
      <p className={classes.line}>
        {t('places.border.broker')}: {[name, phone && readablePhone(phone), email].filter(Boolean).join(', ')}
      </p>
      {border.in_bond && !through && <p className={classes.line}>{t('places.border.in_bond')}</p>}
    </Card>
  );
};

/** References, who schedules the pickup, and the notes for the carrier. */
export const ConfirmedReferences = ({ form, pickup }: { form: TenderForm; pickup: boolean }) => {
  const { t } = useTranslation();
  const references = form.references.filter(({ value }) => value.trim() !== '');
  return (
    <div>
      <CardHead title={t('tendering.confirm.references')} />
      {references.length === 0 && <p className={classes.line}>{t('tendering.confirm.no_references')}</p>}
      <dl className={classes.references}>
        {references.map(({ type, value }) => (
          <div key={`${type} ${value}`}>
            <dt>{t(`tendering.references.types.${type}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.line}>
        {t(pickup ? 'tendering.notes.carrier_schedules' : 'tendering.notes.shipper_schedules')}
      </p>
      {form.portal_notes && <p className={classes.notes}>{form.portal_notes}</p>}
    </div>
  );
};
