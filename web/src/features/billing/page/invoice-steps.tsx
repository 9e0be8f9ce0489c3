import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { InvoiceStatus, MovementKind } from '@portal/contract/billing/invoice-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Step, Steps } from '../../../ui/status/steps.tsx';

type Shown = { name: string; state: 'done' | 'current' | 'ahead'; under: readonly string[] };

/** What ends an invoice, and the event that says when. */
const ends: Partial<Record<InvoiceStatus, MovementKind>> = {
  paid: 'payment',
  refunded: 'refund',
  void: 'credit_note',
  written_off: 'write_off',
};

/** The day of the latest event of a kind; empty where there is none. */
const dayOf = ({ events }: InvoiceDetails, kind: MovementKind): string => {
  const found = events.find((one) => one.kind === kind);
  return found ? dateAndTime(found.at)[0] : '';
};

const stepsOf = (invoice: InvoiceDetails, t: Translate): Shown[] => {
  const { delivered_on, issued_on, due_on, status } = invoice;
  const word = (name: InvoiceStatus) => t(`billing.statuses.${name}`);
  const begun: Shown[] = [
    ...(delivered_on
      ? [{ name: t('billing.screens.invoice.delivered'), state: 'done' as const, under: [date(delivered_on)] }]
      : []),
    { name: t('billing.screens.list.issued'), state: 'done', under: [date(issued_on)] },
  ];
  const end = ends[status];
  if (end) {
    const paid = { name: word('paid'), state: 'done' as const, under: [dayOf(invoice, 'payment')] };
    const isReturned = status === 'refunded';
    return [
      ...begun,
      ...(isReturned ? [paid] : []),
      { name: word(status), state: 'done', under: [dayOf(invoice, end)] },
    ];
  }
  return [
    ...begun,
    { name: word(status), state: 'current', under: [t('billing.screens.steps.now')] },
    // The whole day stands in the answer beside it; here it fits one line.
    { name: word('paid'), state: 'ahead', under: [`${t('billing.screens.list.due')} ${date(due_on).slice(0, 5)}`] },
  ];
};

/** How far an invoice is: from the delivery to the money. */
export const InvoiceSteps = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  return (
    <Steps label={t('billing.screens.steps.label')} accent>
      {stepsOf(invoice, t).map(({ name, state, under }) => (
        <Step key={name} state={state} name={name} spoken={t(`billing.screens.steps.${state}`)}>
          {under.map((line) => (
            <RefText key={line}>{line}</RefText>
          ))}
        </Step>
      ))}
    </Steps>
  );
};
