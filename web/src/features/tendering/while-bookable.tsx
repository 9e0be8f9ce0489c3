import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { selectionAddress } from '../loads/addresses.ts';
import { whyNotChoose } from '../quotes/choice-over.ts';
import { useNow } from '../quotes/use-now.ts';

type WhileBookableProps = { load: LoadDetails; quote: CarrierQuote; children: ReactNode };

/** The way on of a booking, or why its price can no longer be booked and the way to another. */
export const WhileBookable = ({ load, quote, children }: WhileBookableProps) => {
  const { t } = useTranslation();
  const now = useNow(30_000);
  const why = whyNotChoose(quote, load, true, now);
  if (!why) return children;
  return (
    <>
      <Callout>{t(why)}</Callout>
      <LinkButton kind="primary" size="main" to={selectionAddress(load.id)}>
        {t('tendering.booking.choose_another')}
      </LinkButton>
    </>
  );
};
