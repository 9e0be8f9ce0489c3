import { NewRole, type Role } from '@portal/contract/roles/role.ts';
import { roleIds, RoleName, roleNames } from '@portal/contract/access/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { schemaFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { notify } from '../../platform/notify.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { roleAddress } from './addresses.ts';
import { roleName } from './role-name.ts';
import { saveRole } from './roles.api.ts';
import { roleKeys } from './roles.keys.ts';
import classes from './roles.module.css';

type RoleDialogProps = { onClose: () => void; edited?: Role | undefined; copied?: Role | undefined };

const kinds = RoleName.options;

type RoleForm = { name: string; description: string; is_visible: boolean; kind: RoleName };

const initialFields = (t: Translate, { edited, copied }: Pick<RoleDialogProps, 'edited' | 'copied'>): RoleForm => {
  const source = edited ?? copied;
  return {
    name: edited?.name ?? (copied ? t('roles.copy_name', { name: roleName(copied, t) }) : ''),
    description: source?.is_built_in ? '' : (source?.description ?? ''),
    is_visible: edited?.is_visible ?? true,
    // The one with the fewest rights.
    kind: source?.kind ?? roleNames[roleIds.customerAgent],
  };
};

/** A new role, a copy of one, or name and description of one that is there. */
export const RoleDialog = ({ onClose, edited, copied }: RoleDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useCheckedForm({
    initial: initialFields(t, { edited, copied }),
    check: (typed) => schemaFaults(NewRole, typed),
    send: (typed) => saveRole(edited?.id, { ...typed, ...(copied && { copy_of: copied.id }) }),
    onSent: (role) => {
      notify.success(t('roles.saved', { name: role.name }));
      void client.invalidateQueries({ queryKey: roleKeys.all });
      onClose();
      if (!edited) void navigate(roleAddress(role.id));
    },
  });
  return (
    <Dialog
      title={edited ? t('roles.edit') : copied ? t('roles.copy') : t('roles.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('roles.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('roles.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form.root}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.error && <Callout kind="danger">{form.error}</Callout>}
        <TextField label={t('roles.fields.name')} required {...form.field('name')} />
        <TextField label={t('roles.fields.description')} {...form.field('description')} />
        {!edited && !copied && (
          <SelectField
            label={t('roles.fields.kind')}
            hint={t('roles.fields.kind_help')}
            options={kinds.map((value) => ({ value, label: t(`frame.roles.${value}`) }))}
            value={form.values.kind}
            onChange={(kind) => form.change({ kind })}
          />
        )}
        <Checkbox
          label={t('roles.fields.is_visible')}
          checked={form.values.is_visible}
          onChange={(is_visible) => form.change({ is_visible })}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
};
