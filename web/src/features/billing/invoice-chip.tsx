import type { InvoiceStatus } from '@portal/contract/billing/invoice-status.ts';
import { date } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import { StatusGlyph, type StatusShape } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';

const tones: Readonly<Record<InvoiceStatus, StatusTone>> = {
  open: 'quoted',
  payment_processing: 'pending',
  paid: 'delivered',
  failed: 'cancelled',
  disputed: 'in_transit',
  refunded: 'quoted',
  void: 'quoted',
  written_off: 'cancelled',
};

/** What is not under way is grey; open, refunded and void differ by shape. */
const shapes: Partial<Record<InvoiceStatus, StatusShape>> = {
  open: 'open',
  refunded: 'back',
  void: 'struck',
  written_off: 'struck',
};

/** The mark of a state, beside its word. */
export const InvoiceGlyph = ({ status }: { status: InvoiceStatus }) => (
  <StatusGlyph tone={tones[status]} shape={shapes[status]} />
);

/** The state of an invoice as shape, word and colour. */
export const InvoiceChip = ({ status, large = false }: { status: InvoiceStatus; large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusChip tone={tones[status]} shape={shapes[status]} large={large}>
      {t(`billing.statuses.${status}`)}
    </StatusChip>
  );
};

/** Its shipper contests a part of it; what the payer's bank disputes is a state of its own. */
export const ContestedChip = ({ large = false }: { large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusChip tone="in_transit" large={large}>
      {t('billing.pay.contest.chip')}
    </StatusChip>
  );
};

/** Its shipper has promised to pay it by a day, or did not keep that; without the year, for which lists have no room. */
export const PromisedChip = ({ by, today }: { by: string; today: string }) => {
  const { t } = useTranslation();
  const isBroken = by < today;
  return (
    <StatusChip tone={isBroken ? 'cancelled' : 'pending'}>
      {isBroken
        ? t('billing.collect.holds.promise_broken')
        : t('billing.collect.promise.on', { date: date(by).slice(0, 5) })}
    </StatusChip>
  );
};
