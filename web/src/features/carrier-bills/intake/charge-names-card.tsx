import { useMutation, useQuery } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { chargeNames, keepChargeName, useBillsChanged } from '../carrier-bills.api.ts';
import shared from '../carrier-bills.module.css';
import { chargeOptions } from './charge-options.ts';
import classes from './take-bills.module.css';

/** What a carrier calls its charges, to be changed or forgotten. */
export const ChargeNamesCard = ({ carrier }: { carrier: { id: number; name: string } }) => {
  const { t } = useTranslation();
  const changed = useBillsChanged();
  const { data: names = [] } = useQuery(chargeNames(carrier.id));
  const keep = useMutation({
    mutationFn: (one: { name: string; code: string | null }) => keepChargeName({ carrier_id: carrier.id, ...one }),
    onSuccess: changed,
    onError: notifyFailure,
  });
  return (
    <Card title={t('carrier_bills.screens.intake.names', { carrier: carrier.name })}>
      <span className={shared.quiet}>
        {names.length === 0 ? t('carrier_bills.screens.intake.no_names') : t('carrier_bills.screens.intake.names_text')}
      </span>
      {names.map(({ name, code }) => (
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
