import { useQueryClient } from '@tanstack/react-query';
import { useCheckedForm } from '../../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../../platform/notify.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { claimKeys } from '../../claims.keys.ts';
import { SmallForm } from '../../page/case-dialogs.tsx';
import { assignClaims } from './assign-claims.ts';

const nobody = 'none';

type AssignClaimsDialogProps = {
  /** The cases by number. */
  ids: readonly number[];
  representatives: readonly { id: number; name: string }[];
  onClose: () => void;
};

/** Has the operator's people look after several cases: one call a case, since each has a version of its own. */
export const AssignClaimsDialog = ({ ids, representatives, onClose }: AssignClaimsDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useCheckedForm<{ representative_id: string }, number[]>({
    initial: { representative_id: nobody },
    check: () => ({}),
    send: ({ representative_id: id }) => assignClaims(ids, id === nobody ? null : Number(id)),
    onSent: (refused) => {
      void client.invalidateQueries({ queryKey: claimKeys.lists });
      if (refused.length > 0) {
        return notify.failure(t('claims.screens.list.bulk.not_assigned', { numbers: refused.join(', ') }));
      }
      notify.success(t('claims.screens.list.bulk.assigned', { count: ids.length }));
      onClose();
    },
  });
  return (
    <Dialog title={t('claims.screens.list.bulk.assign_title', { count: ids.length })} onClose={onClose}>
      <SmallForm form={form} text={t('claims.screens.acts.ask.assign')} onClose={onClose}>
        <SelectField
          label={t('claims.screens.acts.representative')}
          data-autofocus
          {...form.field('representative_id')}
          options={[
            { value: nobody, label: t('claims.screens.acts.representative_none') },
            ...representatives.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </SmallForm>
    </Dialog>
  );
};
