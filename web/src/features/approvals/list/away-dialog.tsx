import type { Deputy } from '@portal/contract/approvals/approval-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { date } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { addDeputy, deputyList, removeDeputy } from '../approvals.api.ts';
import { approvalKeys } from '../approvals.keys.ts';
import classes from '../approvals.module.css';

type Fields = { deputy_id: string; from_day: string; to_day: string };

/** Who decides in one's place, from which day to which. */
export const AwayDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(deputyList);
  const reread = () => void client.invalidateQueries({ queryKey: approvalKeys.deputies });
  const form = useCheckedForm<Fields, Deputy>({
    initial: { deputy_id: '', from_day: today(), to_day: '' },
    check: ({ deputy_id, from_day, to_day }) => emptyFaults({ deputy_id, from_day, to_day }),
    send: ({ deputy_id, from_day, to_day }) => addDeputy({ deputy_id: Number(deputy_id), from_day, to_day }),
    onSent: ({ deputy, from_day, to_day }) => {
      reread();
      notify.success(t('approvals.screens.away.added', { name: deputy.name, from: date(from_day), to: date(to_day) }));
      onClose();
    },
  });
  const people = data?.people ?? [];
  return (
    <ActionDrawer
      title={t('approvals.screens.away.title')}
      action={t('approvals.screens.away.add')}
      form={form}
      disabledReason={data !== undefined && people.length === 0 && t('approvals.screens.away.nobody')}
      onClose={onClose}
    >
      <p className={classes.quiet}>{t('approvals.screens.away.text')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Deputies deputies={data.items} onRemoved={reread} />}
      <SelectField
        label={t('approvals.screens.away.deputy')}
        placeholder={t('approvals.screens.away.choose')}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.field('deputy_id')}
      />
      <DateField label={t('approvals.screens.away.from')} {...form.field('from_day')} />
      <DateField label={t('approvals.screens.away.to')} min={form.values.from_day} {...form.field('to_day')} />
    </ActionDrawer>
  );
};

const Deputies = ({ deputies, onRemoved }: { deputies: readonly Deputy[]; onRemoved: () => void }) => {
  const { t } = useTranslation();
  const removal = useMutation({
    mutationFn: removeDeputy,
    onSuccess: () => notify.success(t('approvals.screens.away.removed')),
    onError: notifyFailure,
    onSettled: onRemoved,
  });
  if (deputies.length === 0) return <p className={classes.quiet}>{t('approvals.screens.away.none')}</p>;
  return (
    <ul className={classes.people}>
      {deputies.map(({ id, deputy, from_day, to_day }) => (
        <li key={id}>
          <span className={classes.person}>
            <b>{deputy.name}</b>
            <RefText>{t('approvals.screens.away.days', { from: date(from_day), to: date(to_day) })}</RefText>
          </span>
          <IconButton
            icon={TrashIcon}
            label={t('approvals.screens.away.remove', { name: deputy.name })}
            onClick={() => removal.mutate(id)}
          />
        </li>
      ))}
    </ul>
  );
};
