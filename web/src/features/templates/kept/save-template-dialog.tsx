import { useQuery, useQueryClient } from '@tanstack/react-query';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { addTemplate, changeTemplate, templateList } from '../templates.api.ts';
import { templateKeys } from '../templates.keys.ts';

type SaveTemplateDialogProps = { loadId: number; onClose: () => void };

type Fields = { into: string; name: string };

/** A new template, in the list of those it may replace. */
const fresh = 'new';

/** Keeps a load by a name, or in the place of what a template has kept until now. */
export const SaveTemplateDialog = ({ loadId, onClose }: SaveTemplateDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(templateList);
  const known = data?.items ?? [];
  const form = useCheckedForm<Fields, unknown>({
    initial: { into: fresh, name: '' },
    check: ({ into, name }) => (into === fresh ? emptyFaults({ name }) : {}),
    send: ({ into, name }) => {
      const replaced = known.find(({ id }) => String(id) === into);
      return replaced
        ? changeTemplate(replaced.id, { load_id: loadId, version: replaced.version })
        : addTemplate({ name: name.trim(), load_id: loadId });
    },
    onSent: () => {
      void client.invalidateQueries({ queryKey: templateKeys.templates });
      notify.success(t('templates.kept.saved'));
      onClose();
    },
  });
  return (
    <ActionDrawer title={t('templates.kept.save')} action={t('templates.kept.save')} form={form} onClose={onClose}>
      <p>{t('templates.kept.about')}</p>
      <SelectField
        label={t('templates.kept.into')}
        options={[
          { value: fresh, label: t('templates.kept.new') },
          ...known.map(({ id, name }) => ({ value: String(id), label: t('templates.kept.replace', { name }) })),
        ]}
        {...form.field('into')}
      />
      {form.values.into === fresh && (
        <TextField autoFocus label={t('templates.kept.name')} maxLength={80} {...form.field('name')} />
      )}
    </ActionDrawer>
  );
};
