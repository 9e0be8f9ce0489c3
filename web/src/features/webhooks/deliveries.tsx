import type { Webhook, WebhookDelivery } from '@portal/contract/webhooks/webhook-schemas.ts';
import { deliveryStates, mostAttempts } from '@portal/contract/webhooks/webhook-events.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { ChoicePill } from '../../ui/lists/filters/choice-pill.tsx';
import { FilterLine, SearchField } from '../../ui/lists/filters/filter-line.tsx';
import { LineEnd } from '../../ui/lists/list-head.tsx';
import { NoneFound } from '../../ui/lists/none-found.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { type DeliveryFilters, deliveryList } from './webhooks.api.ts';
import classes from './webhooks.module.css';

const noFilters: DeliveryFilters = { search: '', state: undefined };

/** What was sent to an endpoint, the newest first. */
export const Deliveries = ({ endpoint }: { endpoint: Webhook }) => {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(noFilters);
  const [isReplaying, setReplaying] = useState(false);
  const list = useInfiniteQuery(deliveryList(endpoint.id, filters));
  const deliveries = list.data?.pages.flatMap(({ items }) => items);
  const isFiltered = filters.search !== '' || filters.state !== undefined;
  return (
    <div className={classes.deliveries}>
      <FilterLine>
        <SearchField
          label={t('webhooks.deliveries.search')}
          hint={t('webhooks.deliveries.search')}
          current={filters.search}
          onSearch={(search) => setFilters({ ...filters, search })}
        />
        <ChoicePill
          label={t('webhooks.deliveries.state')}
          any={t('webhooks.deliveries.any_state')}
          value={filters.state}
          options={deliveryStates.map((state) => [state, t(`webhooks.deliveries.states.${state}`)] as const)}
          onChange={(state) => setFilters({ ...filters, state: deliveryStates.find((one) => one === state) })}
        />
        <LineEnd>
          <Button
            icon={<RefreshIcon size={16} />}
            disabledReason={!endpoint.is_on && t('webhooks.errors.is_off')}
            onClick={() => setReplaying(true)}
          >
            {t('webhooks.deliveries.replay')}
          </Button>
        </LineEnd>
      </FilterLine>
      {list.isPending && <SkeletonRows rows={5} columns="1fr" rowHeight={36} />}
      {list.isError && !deliveries && (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />
      )}
      {deliveries?.length === 0 &&
        (isFiltered ? (
          <NoneFound clear={t('webhooks.deliveries.clear')} onClear={() => setFilters(noFilters)}>
            {t('webhooks.deliveries.none_found')}
          </NoneFound>
        ) : (
          <EmptyState icon={ClockIcon}>{t('webhooks.deliveries.none')}</EmptyState>
        ))}
      {deliveries && deliveries.length > 0 && <Rows endpoint={endpoint} deliveries={deliveries} />}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('webhooks.deliveries.show_more')}
          </Button>
        </div>
      )}
      <p className={classes.note}>{t('webhooks.deliveries.kept')}</p>
      {isReplaying && <ReplayDialog endpoint={endpoint} onClose={() => setReplaying(false)} />}
    </div>
  );
};

type RowsProps = { endpoint: Webhook; deliveries: readonly WebhookDelivery[] };

const Rows = ({ endpoint, deliveries }: RowsProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      {/* Each row says by itself what its parts are. */}
      <div className={classes.columns} aria-hidden="true">
        <span>{t('webhooks.deliveries.event')}</span>
        <span>{t('webhooks.deliveries.load')}</span>
        <span>{t('webhooks.deliveries.happened')}</span>
        <span>{t('webhooks.deliveries.answer')}</span>
        <span>{t('webhooks.deliveries.attempts', { most: mostAttempts })}</span>
        <span>{t('webhooks.deliveries.state')}</span>
      </div>
      <ul className={classes.rows}>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            endpoint={endpoint}
            delivery={delivery}
            isOpen={delivery.id === opened}
            onToggle={() => setOpened(delivery.id === opened ? null : delivery.id)}
          />
        ))}
      </ul>
    </>
  );
};
