import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isPickupOver } from '@portal/contract/loads/pickup-over.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { editAddress, loadAddress } from '../../loads/addresses.ts';
import { choiceClosedReason } from './choice-refusal.ts';
import { isExpired } from './quote-order.ts';
import { useAskOperations, useRequote } from '../quotes.api.ts';
import { useNow } from '../use-now.ts';

type SelectionNoticesProps = { load: LoadDetails; quotes: readonly CarrierQuote[] };

/** Why these quotes cannot be booked: booked already, pickup over, load changed, expired. */
export const SelectionNotices = ({ load, quotes }: SelectionNoticesProps) => {
  const { t } = useTranslation();
  const now = useNow(30_000);
  const closed = choiceClosedReason(load);
  if (closed) {
    return (
      <Callout
        action={
          <LinkButton size="small" {...loadAddress(load.id)}>
            {t('quotes.selection.open_load')}
          </LinkButton>
        }
      >
        {t(`quotes.selection.${closed}`)}
      </Callout>
    );
  }
  if (isPickupOver(load, new Date(now))) {
    return (
      <Callout
        action={
          <Can permission="patch:loads">
            <LinkButton kind="primary" size="small" {...editAddress(load)}>
              {t('quotes.states.change_pickup')}
            </LinkButton>
          </Can>
        }
      >
        {t('quotes.states.pickup_over')}
      </Callout>
    );
  }
  const text = noticeOf(load, quotes, now);
  return text ? <Callout action={<QuoteAgain loadId={load.id} />}>{t(`quotes.states.${text}`)}</Callout> : null;
};

type Notice = 'requote_needed' | 'expired' | 'some_expired';

const noticeOf = (load: LoadDetails, quotes: readonly CarrierQuote[], now: number): Notice | null => {
  if (load.requote_needed) return 'requote_needed';
  const expired = quotes.filter((quote) => isExpired(quote, now)).length;
  if (load.status === 'expired' || (expired > 0 && expired === quotes.length)) return 'expired';
  return expired > 0 ? 'some_expired' : null;
};

/** Requests new quotes. */
export const QuoteAgain = ({ loadId, label }: { loadId: number; label?: string }) => {
  const { t } = useTranslation();
  const requote = useRequote(loadId);
  const requestQuotes = () =>
    requote.mutate(undefined, {
      onSuccess: () => notify.success(t('quotes.states.requested_again')),
      onError: notifyFailure,
    });
  return (
    <Button kind="primary" size="small" pending={requote.isPending} onClick={requestQuotes}>
      {label ?? t('quotes.states.quote_again')}
    </Button>
  );
};

/** Asks operations for a price where carriers have none. */
export const AskOperations = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const ask = useAskOperations(loadId);
  return (
    <Button size="small" pending={ask.isPending} onClick={() => ask.mutate(undefined, { onError: notifyFailure })}>
      {t('quotes.operations.ask')}
    </Button>
  );
};
