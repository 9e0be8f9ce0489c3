import type { Role } from '@portal/contract/roles/role.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { notify } from '../../platform/notify.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CopyIcon, RefreshIcon } from '../../ui/icons/action-icons.tsx';
import layout from '../../ui/layout/detail-page.module.css';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { rolesAddress } from './addresses.ts';
import { RoleDialog } from './role-dialog.tsx';
import { roleName } from './role-name.ts';
import { useRemoveRole } from './roles.api.ts';
import classes from './roles.module.css';

type RoleHeaderProps = {
  role: Role;
  /** How many rights differ from the built-in set, and how many of them the reader can restore. */
  differs: number;
  restores: number;
  onRestore: () => void;
};

/** Why the built-in set cannot be restored; null where it can, at least in part. */
const restoreRefusal = ({ differs, restores }: Pick<RoleHeaderProps, 'differs' | 'restores'>, t: Translate) => {
  if (differs === 0) return t('roles.restore_same');
  return restores === 0 ? t('roles.not_yours') : null;
};

/** "3 people in 1 account". */
const reachText = ({ users, accounts }: NonNullable<Role['reach']>, t: Translate): string =>
  t('roles.reach_users', { count: users, accounts: t('roles.reach_accounts', { count: accounts }) });

/** Name of a role, who has it, and what may be done with it as a whole. */
export const RoleHeader = ({ role, differs, restores, onRestore }: RoleHeaderProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'copy' | 'edit' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const kind = t(`frame.roles.${role.kind}`);
  return (
    <div className={layout.header}>
      <div className={layout.name}>
        <h1>{roleName(role, t)}</h1>
        <span className={classes.quiet}>
          {role.is_built_in ? t('roles.built_in') : kind}
          {role.reach && `. ${reachText(role.reach, t)}`}
        </span>
        {!role.is_visible && <span className={classes.tag}>{t('roles.hidden')}</span>}
      </div>
      <div className={classes.buttons}>
        {!role.is_built_in && (
          <>
            <Button kind="ghost" onClick={() => setOpened('edit')}>
              {t('roles.edit')}
            </Button>
            <Button
              kind="ghost"
              disabledReason={role.reach?.users ? t('roles.errors.in_use', { count: role.reach.users }) : null}
              onClick={() => setOpened('remove')}
            >
              {t('roles.remove')}
            </Button>
          </>
        )}
        <Button kind="ghost" icon={<CopyIcon size={16} />} onClick={() => setOpened('copy')}>
          {t('roles.copy')}
        </Button>
        <Button
          icon={<RefreshIcon size={16} />}
          disabledReason={restoreRefusal({ differs, restores }, t)}
          onClick={() => {
            onRestore();
            notify.success(t(restores < differs ? 'roles.restore_part' : 'roles.restore_ready'));
          }}
        >
          {role.is_built_in ? t('roles.restore') : t('roles.restore_kind', { kind })}
        </Button>
      </div>
      {opened === 'copy' && <RoleDialog copied={role} onClose={close} />}
      {opened === 'edit' && <RoleDialog edited={role} onClose={close} />}
      {opened === 'remove' && <RemoveQuestion role={role} onClose={close} />}
    </div>
  );
};

const RemoveQuestion = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const removal = useRemoveRole(role.id);
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('roles.removed', { name: role.name }));
        void navigate(rolesAddress);
      },
      onError: notifyFailure,
    });
  return (
    <Dialog
      title={t('roles.remove_question', { name: role.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('roles.cancel')}
          </Button>
          <Button kind="danger" pending={removal.isPending} onClick={remove}>
            {t('roles.remove')}
          </Button>
        </>
      }
    >
      <p>{t('roles.remove_text')}</p>
    </Dialog>
  );
};
