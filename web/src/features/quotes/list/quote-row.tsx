import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { whyNotChoose } from './choice-refusal.ts';
import { ArrivesCell, GoodForCell, MarginCell, OnTimeCell, PriceCell } from './quote-cells.tsx';
import { QuoteDetails } from './quote-details.tsx';
import classes from './quote-list.module.css';
import { isExpired, type QuoteTag, type Upgrade } from './quote-order.ts';
import { QuoteName } from './quote-name.tsx';
import { isPhone } from '../../../platform/screen-width.ts';
import { FavoriteStar } from '../carriers/favorite-star.tsx';
import { PhoneLine } from './phone-line.tsx';
import { chooseMark, focusContinue, wantContinue } from './use-quote-keys.ts';
import type { Selection } from './use-selection.ts';

export type QuoteRowProps = {
  quote: CarrierQuote;
  load: LoadDetails;
  selection: Selection;
  tags: readonly QuoteTag[];
  /** What the routing guide says of it. */
  why: string | null;
  upgrade: Upgrade | null;
  lowest: number;
  /** Arrived while the list was on screen. */
  isNew: boolean;
  now: number;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** One quote in two lines, with its details below when open. */
export const QuoteRow = (props: QuoteRowProps) => {
  const { quote, load, selection, tags, why, upgrade, lowest, isNew, now, open, onToggle } = props;
  const detailsId = useId();
  const chosen = selection.chosen?.id === quote.id;
  const expired = isExpired(quote, now);
  const toggle = { open, onToggle: () => onToggle(!open), detailsId };
  return (
    <div
      role="rowgroup"
      data-quote
      className={classes.quote}
      data-chosen={chosen || undefined}
      data-expired={expired || undefined}
      data-new={isNew || undefined}
    >
      <div role="row" className={classes.row}>
        <span role="cell" className={classes.badge}>
          <CarrierBadge scac={quote.carrier.scac} name={quote.carrier.name} logoUrl={quote.carrier.logo_url} />
          <span className={classes.badgeStar}>
            <FavoriteStar carrier={quote.carrier} />
          </span>
          {chosen && <CheckIcon size={12} className={classes.mark ?? ''} />}
        </span>
        <QuoteName quote={quote} tags={tags} several={load.quote_modes.length > 1} upgrade={upgrade} why={why} />
        <ArrivesCell quote={quote} />
        <OnTimeCell quote={quote} />
        <GoodForCell quote={quote} expired={expired} now={now} />
        <MarginCell quote={quote} />
        <PriceCell quote={quote} lowest={lowest} {...toggle} />
        {selection.bar ? <span role="cell" /> : <ChooseCell {...props} chosen={chosen} />}
      </div>
      {chosen && <PhoneLine quote={quote} {...toggle} />}
      {open && <QuoteDetails id={detailsId} quote={quote} load={load} />}
    </div>
  );
};

const ChooseCell = ({ quote, load, selection, now, onToggle, chosen }: QuoteRowProps & { chosen: boolean }) => {
  const { t } = useTranslation();
  const why = whyNotChoose(quote, load, now);
  const choose = (event: MouseEvent) => {
    // By keys the way on is long: every row has several stops.
    if (event.detail === 0) wantContinue();
    if (chosen) focusContinue();
    selection.choose(quote.id);
    // Phones keep the other prices in view and show a line of facts instead.
    if (!isPhone()) onToggle(true);
  };
  return (
    <span role="cell" className={classes.action}>
      <Button
        {...chooseMark}
        size="small"
        fullWidth
        kind={chosen ? 'primary' : 'default'}
        icon={chosen && <CheckIcon size={14} />}
        aria-label={t(chosen ? 'quotes.list.chosen_carrier' : 'quotes.list.choose_carrier', {
          carrier: quote.carrier.name,
          price: money(quote.price),
        })}
        disabledReason={why && t(why)}
        onClick={choose}
      >
        {t(chosen ? 'quotes.list.chosen' : 'quotes.list.choose')}
      </Button>
    </span>
  );
};
