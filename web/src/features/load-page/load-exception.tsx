import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isOver } from '@portal/contract/loads/load-states.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { sharedReason } from '../loads/shared-reason.ts';

/** The exception of a load with its place and the carrier's reason, as a sentence; its time stands in the history. */
export const LoadException = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (!load.exception || isOver(load.status)) return null;
  const { kind, reason_code, at } = load.exception;
  const event = load.tracking.find(({ occurred_at }) => occurred_at === at);
  const name = t(`loads.exceptions.${kind}`);
  const reason = reason_code ? sharedReason(reason_code) : '';
  const isReasonNew = !name.toLowerCase().includes(reason.toLowerCase());
  const what = isReasonNew ? `${name}: ${reason}` : name;
  return (
    <span role="status">{event?.city ? t('loads.page.exception_in', { what, city: event.city }) : `${what}.`}</span>
  );
};
