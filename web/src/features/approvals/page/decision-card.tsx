import type { Approval } from '@portal/contract/approvals/approval.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePageKeys } from '../../../platform/page-keys.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { date, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { PriceLines } from '../../../ui/primitives/price-lines.tsx';
import { loadQuotes } from '../../quotes/quotes.api.ts';
import type { Decision } from '../approvals.api.ts';
import { isOpenRequest } from '../approval-state.tsx';
import classes from './approval-page.module.css';

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

type Act = Decision['act'];

/** What will be booked for how much, and the buttons that decide. */
export const DecisionCard = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const [act, setAct] = useState<Act | null>(null);
  const { data: quotes } = useQuery(loadQuotes(approval.load_id));
  const quote = quotes?.items.find(({ id }) => id === approval.carrier_quote_id);
  const { carrier, price, price_now, premium } = approval;
  const total = price_now ?? price;
  return (
    <Card>
      <div className={classes.priceHead}>
        <CarrierBadge scac={carrier.scac} name={carrier.name} logoUrl={quote?.carrier.logo_url} />
        <span>
          <b>{carrier.name}</b>
          {quote && t('approvals.screens.page.arrives_on', { day: date(quote.estimated_delivery) })}
        </span>
      </div>
      <PriceLines
        lines={[
          {
            key: 'freight',
            label: t('approvals.screens.page.freight'),
            amount: dollars(less(cents(total), cents(premium))),
          },
          ...(premium > 0 ? [{ key: 'insurance', label: t('approvals.screens.page.insurance'), amount: premium }] : []),
        ]}
        total={{
          label: t('approvals.screens.page.total'),
          amount: total,
          size: 'row',
          ...(total === price ? {} : { note: t('approvals.screens.page.was', { price: money(price) }) }),
        }}
      />
      {isOpenRequest(approval) && <Buttons approval={approval} onAct={setAct} />}
      <Suspense>
        {act && (
          <DecisionDialog approval={approval} act={act} quotes={quotes?.items ?? []} onClose={() => setAct(null)} />
        )}
      </Suspense>
    </Card>
  );
};

/** Why the reader cannot approve now; null where they can. */
const useClosedReason = ({ why_not, may_decide, price_now }: Approval): string | null => {
  const { t } = useTranslation();
  if (price_now === null) return t('approvals.screens.page.cannot');
  if (why_not) return t(`approvals.screens.page.${why_not}`);
  return may_decide ? null : t('approvals.screens.page.not_named');
};

const Buttons = ({ approval, onAct }: { approval: Approval; onAct: (act: Act) => void }) => {
  const { t } = useTranslation();
  const closed = useClosedReason(approval);
  const { price, price_now, books, asked_by, is_mine } = approval;
  const isDearer = price_now !== null && price_now !== price;
  usePageKeys({
    ...(!closed && { y: () => onAct('approve'), n: () => onAct('send_back') }),
  });
  const label = isDearer
    ? t('approvals.screens.page.approve_price', { price: money(price_now) })
    : t(books ? 'approvals.screens.page.approve_book' : 'approvals.screens.page.approve');
  if (is_mine) {
    return (
      <div className={classes.buttons}>
        <Button size="main" onClick={() => onAct('withdraw')}>
          {t('approvals.screens.page.withdraw')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={classes.buttons}>
        <Button
          kind="primary"
          size="main"
          icon={<CheckIcon size={16} />}
          disabledReason={closed}
          onClick={() => onAct('approve')}
        >
          {label}
        </Button>
        <Button disabledReason={closed} onClick={() => onAct('send_back')}>
          {t('approvals.screens.page.send_back')}
        </Button>
        <Button disabledReason={closed} onClick={() => onAct('propose')}>
          {t('approvals.screens.page.choose_another')}
        </Button>
      </div>
      <p className={classes.below}>
        {t(books ? 'approvals.screens.page.booked_as' : 'approvals.screens.page.not_booked', { name: asked_by.name })}
      </p>
    </>
  );
};
