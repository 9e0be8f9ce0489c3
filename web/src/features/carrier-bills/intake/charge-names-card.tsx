import { useMutation, useQuery } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { chargeNames, keepChargeName, useBillsChanged } from '../carrier-bills.api.ts';
import shared from '../carrier-bills.module.css';
import { chargeOptions } from './charge-options.ts';
import classes from './take-bills.module.css';

/** What a carrier calls its charges, to be changed or forgotten. */
export const ChargeNamesCard = ({ carrier }: { carrier: { id: number; name: string } }) => {
  const { t } = useTranslation();
  const changed = useBillsChanged();
  const { data: names, error, refetch, isFetching } = useQuery(chargeNames(carrier.id));
  const keep = useMutation({
    mutationFn: (one: { name: string; code: string | null }) => keepChargeName({ carrier_id: carrier.id, ...one }),
    onSuccess: changed,
    onError: notifyFailure,
  });
  return (
    <Card title={t('carrier_bills.screens.intake.names', { carrier: carrier.name })}>
      {error && !names && <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!error && !names && <Skeleton height={18} />}
      {names && (
        <span className={shared.quiet}>
          {t(`carrier_bills.screens.intake.${names.length === 0 ? 'no_names' : 'names_text'}`)}
        </span>
      )}
      {names?.map(({ name, code }) => (
        <div key={name} className={classes.name}>
          <SelectField
            label={name}
            options={chargeOptions()}
            value={code}
            onChange={(chosen) => keep.mutate({ name, code: chosen })}
          />
          <IconButton
            label={t('carrier_bills.screens.intake.forget', { name })}
            icon={TrashIcon}
            onClick={() => keep.mutate({ name, code: null })}
          />
        </div>
      ))}
    </Card>
  );
};
