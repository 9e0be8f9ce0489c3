import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { BoxIcon } from '../../../../ui/icons/freight-icons.tsx';
import { asksForClass } from '../form/quote-request.ts';
import { useFromLoad, useQuoteRequest } from '../form/book-load-context.ts';
import classes from './cargo-card.module.css';
import { isAllParcel } from './item-info.ts';

/** Says that every unit is small enough for a parcel carrier. */
export const ParcelHint = () => {
  const { t } = useTranslation();
  const isParcel = useFromLoad(isAllParcel);
  const quoteRequest = useQuoteRequest();
  if (!asksForClass(quoteRequest) || !isParcel) return null;
  return (
    <p className={classes.parcel} role="status">
      <BoxIcon size={16} />
      <span>
        <b>{t('loads.book.cargo.parcel_title')}.</b> {t('loads.book.cargo.parcel')}
      </span>
    </p>
  );
};
