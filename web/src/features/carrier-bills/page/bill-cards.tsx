import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateAndTime, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import { invoiceAddress } from '../../billing/addresses.ts';

const pounds = (weight: number | null): string => (weight === null ? '–' : number(weight, 0));

type CardProps = { bill: CarrierBillDetails };

/** Numbers a carrier asks for, and what it found beside what was booked. */
export const FactsCard = ({ bill }: CardProps) => {
  const { t } = useTranslation();
  const { invoice, load, weight_lb, quoted_weight_lb, freight_class, quoted_class } = bill;
  const weights = { quoted: pounds(quoted_weight_lb), billed: pounds(weight_lb) };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('carrier_bills.screens.page.pro'), bill.pro_number || '–'],
    [t('carrier_bills.screens.page.bol'), bill.bol_number || '–'],
    [t('carrier_bills.screens.page.source'), t(`carrier_bills.sources.${bill.source}`)],
    [t('carrier_bills.screens.page.account'), load?.account.name ?? '–'],
    [
      t('carrier_bills.screens.page.invoice'),
      invoice ? <Link {...invoiceAddress(invoice.id)}>{invoice.number}</Link> : '–',
    ],
    [t('carrier_bills.screens.page.weight'), t('carrier_bills.screens.page.weights', weights)],
    [
      t('carrier_bills.screens.page.class'),
      t('carrier_bills.screens.page.classes', { quoted: quoted_class || '–', billed: freight_class || '–' }),
    ],
    ...(bill.void_reason ? [[t('carrier_bills.screens.page.reason'), bill.void_reason] as const] : []),
  ];
  return (
    <Card title={t('carrier_bills.screens.page.facts')}>
      <FactList facts={facts} />
    </Card>
  );
};

const eventNames = ['received', 'match', 'replace', 'restore', 'decided', 'dispute', 'approve', 'pay', 'void'] as const;

/** What was done with the bill, the latest first. */
export const HistoryCard = ({ bill: { events } }: CardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('carrier_bills.screens.page.history')}>
      <Timeline>
        {events.map(({ action, at, by }) => {
          const known = eventNames.find((name) => name === action);
          return (
            <TimelineLine
              key={`${action} ${at}`}
              title={known ? t(`carrier_bills.screens.page.events.${known}`) : action}
              time={dateAndTime(at).join(' ')}
            >
              <TimelineDetail>{by ?? ''}</TimelineDetail>
            </TimelineLine>
          );
        })}
      </Timeline>
    </Card>
  );
};
