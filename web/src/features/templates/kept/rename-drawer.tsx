import type { Template } from '@portal/contract/templates/templates.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { changeTemplate } from '../templates.api.ts';
import { templateKeys } from '../templates.keys.ts';

/** Another name for a template. */
export const RenameDrawer = ({ template, onClose }: { template: Template; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useCheckedForm<{ name: string }, unknown>({
    initial: { name: template.name },
    check: emptyFaults,
    send: ({ name }) => changeTemplate(template.id, { name: name.trim(), version: template.version }),
    onSent: () => {
      void client.invalidateQueries({ queryKey: templateKeys.templates });
      void client.invalidateQueries({ queryKey: templateKeys.plans });
      onClose();
    },
  });
  return (
    <ActionDrawer title={t('templates.kept.rename')} action={t('templates.kept.rename')} form={form} onClose={onClose}>
      <TextField autoFocus label={t('templates.kept.name')} maxLength={80} {...form.field('name')} />
    </ActionDrawer>
  );
};
