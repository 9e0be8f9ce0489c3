import { useTranslation } from 'react-i18next';
import { RowLinkHere } from '../../../ui/lists/row-link.tsx';

/** A waiting load's number, which opens what is done about it. */
export const WaitingLink = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  return (
    <RowLinkHere
      to="."
      search={((earlier: object) => ({ ...earlier, load: loadId })) as never}
      data-load={loadId}
      aria-label={t('tendering.dispatch.open', { load: loadId })}
    >
      {loadId}
    </RowLinkHere>
  );
};
