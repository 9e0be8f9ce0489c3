import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { myLoadsAddress } from '../../loads/addresses.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { useNow } from '../../quotes/use-now.ts';
import type { Sending } from '../book/use-send-tender.ts';
import { CancelLoadButton } from '../cancel/cancel-load.tsx';
import classes from './carrier-wait.module.css';
import { useAnswerNotice } from './use-answer-notice.ts';
import { useLiveTender } from '../outcome/use-live-tender.ts';

type CarrierWaitProps = {
  load: LoadDetails;
  quote: CarrierQuote;
  /** Null once the server has the booking, and again after a reload. */
  sending: Sending | null;
};

/** What a carrier takes whose own pace is not known. */
const commonSeconds = 20;

/** How long the carrier has been asked already, beside what it usually takes; after that, until when it may. */
export const CarrierWait = ({ load, quote, sending }: CarrierWaitProps) => {
  useLiveTender(load);
  const { t } = useTranslation();
  const { seconds, usual } = useWait(load, sending);
  const carrier = quote.carrier.short_name;
  const trouble = sending?.trouble ?? load.tender_trouble;
  const isLate = load.tender_wait !== null && seconds >= Math.max(usual, commonSeconds);
  const usually =
    usual < 120
      ? t('tendering.waiting.usual_seconds', { seconds: usual })
      : t('tendering.waiting.usual_minutes', { minutes: Math.ceil(usual / 60) });
  return (
    <div className={classes.wait}>
      <p className={classes.line}>
        <b role="status">
          {trouble ? t(`tendering.waiting.${trouble}`, { carrier }) : isLate ? t('tendering.waiting.still') : usually}
        </b>
        <span aria-hidden="true">{t('tendering.waiting.elapsed', { seconds })}</span>
      </p>
      <span className={classes.bar} aria-hidden="true">
        <span
          className={classes.done}
          data-over={seconds >= usual || undefined}
          style={{ inlineSize: `${Math.min(100, (100 * seconds) / usual)}%` }}
        />
      </span>
      {trouble && <p className={classes.text}>{t(`tendering.waiting.${trouble}_text`, { carrier })}</p>}
      {(isLate || load.tender_trouble) && <LateWait load={load} carrier={carrier} hasWords={!trouble} />}
    </div>
  );
};

/** Seconds since the booking was sent, by the server's clock once it has it, and what its carrier usually takes. */
const useWait = (load: LoadDetails, sending: Sending | null) => {
  const now = useNow(1000);
  const { dataUpdatedAt } = useQuery({ ...loadDetails(load.id), enabled: false });
  const wait = load.tender_wait;
  const since = wait ? dataUpdatedAt - wait.waited_seconds * 1000 : (sending?.since ?? now);
  return {
    seconds: Math.max(0, Math.round((now - since) / 1000)),
    usual: Math.max(1, wait?.usual_seconds ?? commonSeconds),
  };
};

type LateWaitProps = Pick<CarrierWaitProps, 'load'> & { carrier: string; hasWords: boolean };

const LateWait = ({ load, carrier, hasWords }: LateWaitProps) => {
  const { t } = useTranslation();
  const noticeAnswer = useAnswerNotice(load.id, carrier);
  const until = load.tender_wait && dateAndTime(load.tender_wait.until);
  const isToday = until?.[0] === dateAndTime(new Date().toISOString())[0];
  return (
    <>
      {hasWords && until && (
        <p className={classes.text}>
          {t('tendering.waiting.still_text', { carrier, time: isToday ? until[1] : until.join(', ') })}
        </p>
      )}
      <div className={classes.actions}>
        <CancelLoadButton load={load} />
        <LinkButton {...myLoadsAddress} onClick={noticeAnswer}>
          {t('tendering.waiting.leave')}
        </LinkButton>
      </div>
    </>
  );
};
