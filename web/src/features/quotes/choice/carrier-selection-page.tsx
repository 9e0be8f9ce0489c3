import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { loadDetails } from '../../loads/loads.api.ts';
import { bookingAddress, loadAddress, myLoadsAddress } from '../../loads/addresses.ts';
import classes from './carrier-selection-page.module.css';
import { wholeNumber } from '../../../platform/routing/address-values.ts';
import { Selection } from './selection.tsx';

const route = getRouteApi('/frame/quote-book/carrier-selection/{-$loadId}');

/** The quotes of one load; without a load a link to My Loads. */
export const CarrierSelectionPage = () => {
  const loadId = wholeNumber(route.useParams().loadId);
  return loadId === undefined ? <NoLoad /> : <LoadSelection key={loadId} loadId={loadId} />;
};

const LoadSelection = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const { data: load } = useSuspenseQuery(loadDetails(loadId));
  usePageTitle(t('quotes.selection.title', { load: loadId }));
  useBreadcrumb([
    { label: t('frame.navigation.book_a_load'), address: bookingAddress(load.quote_type) },
    { label: String(loadId), address: loadAddress(loadId) },
    { label: t('quotes.selection.crumb') },
  ]);
  return <Selection load={load} />;
};

const NoLoad = () => {
  const { t } = useTranslation();
  usePageTitle(t('quotes.selection.crumb'));
  useBreadcrumb([{ label: t('frame.navigation.book_a_load') }, { label: t('quotes.selection.crumb') }]);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('quotes.selection.crumb')}</h1>
      <Card>
        <EmptyState
          icon={BoxIcon}
          action={
            <LinkButton kind="primary" {...myLoadsAddress}>
              {t('quotes.selection.my_loads')}
            </LinkButton>
          }
        >
          {t('quotes.selection.no_load')}
        </EmptyState>
      </Card>
    </div>
  );
};
