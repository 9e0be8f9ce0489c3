import { useQueryClient } from '@tanstack/react-query';
import { useCheckedForm } from '../../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../../platform/notify.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { claimKeys } from '../../claims.keys.ts';
import { SmallForm } from '../../page/case-dialogs.tsx';
import { RepresentativeField, representativeId, representativeValue } from '../../page/representative-field.tsx';
import { assignClaims } from './assign-claims.ts';

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
    initial: { representative_id: representativeValue(undefined) },
    check: () => ({}),
    send: ({ representative_id: id }) => assignClaims(ids, representativeId(id)),
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
        <RepresentativeField representatives={representatives} {...form.field('representative_id')} />
      </SmallForm>
    </Dialog>
  );
};
