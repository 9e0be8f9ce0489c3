import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { SwitchIcon } from '../../../ui/icons/navigation-icons.tsx';
import type { RowProps } from '../../../ui/lists/list-definition.ts';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { newAccountAddress } from '../addresses.ts';
import classes from './accounts.module.css';

const MoveDialog = lazyDialog(async () => (await import('../page/move-dialog.tsx')).MoveDialog);

/** What may be done with an account's place in the tree. */
export const RowActions = ({ row, t }: RowProps<AccountSummary>) => {
  const navigate = useNavigate();
  const [isMoving, setMoving] = useState(false);
  if (row.status === 'closed') return null;
  const below = newAccountAddress(row.id);
  return (
    <span className={classes.above}>
      <ActionMenu
        label={t('accounts.actions_of', { name: row.name })}
        actions={[
          { label: t('accounts.page.move'), icon: SwitchIcon, onSelect: () => setMoving(true) },
          { label: t('accounts.page.add_below'), icon: PlusIcon, onSelect: () => void navigate(below) },
        ]}
      />
      {isMoving && (
        <Suspense>
          <MoveDialog account={row} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </span>
  );
};
