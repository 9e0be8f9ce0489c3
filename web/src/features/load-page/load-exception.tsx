import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { sharedReason } from '../loads/shared-reason.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { WarningIcon } from '../../ui/icons/status-icons.tsx';
import classes from './load-page.module.css';

/** The exception of a load with the carrier's reason, place and start in local time. */
export const LoadException = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (!load.exception) return null;
  const { kind, reason_code, at } = load.exception;
  const event = load.tracking.find(({ occurred_at }) => occurred_at === at);
  const [day, time] = dateAndTime(at, event?.timezone ?? undefined);
  const place = [event?.city, event?.state].filter(Boolean).join(', ');
  const name = t(`loads.exceptions.${kind}`);
  const reason = reason_code ? sharedReason(reason_code) : '';
  const isReasonNew = !name.toLowerCase().includes(reason.toLowerCase());
  return (
    <p className={classes.notice} role="status">
      <WarningIcon size={16} />
      <span>
        <b>{name}</b>
        {isReasonNew && `: ${reason}`}. {place && `${place}. `}
        <RefText>{t('loads.page.exception_since', { date: day, time })}</RefText>
      </span>
    </p>
  );
};
