import type { ApiKey } from '@portal/contract/api-keys/api-keys.contract.ts';
import { isCapability, isClosedToKeys, isRight, type Right } from '@portal/contract/access/permissions.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { rightsGroups, rowLabel } from '../roles/rights-rows.ts';
import classes from './api-keys.module.css';

/** What a key of this person may at most. */
export const rightsForKeys = ({ settings }: Me): Right[] =>
  [...settings.permissions, ...settings.capabilities].filter(isRight).filter((right) => !isClosedToKeys(right));

export const isReading = (right: Right): boolean => isCapability(right) || right.startsWith('get:');

type KeyRightsListProps = {
  /** Rights to show. */
  rights: readonly string[];
  chosen?: readonly string[];
  /** Left out where nothing is to choose. */
  onChange?: (chosen: string[]) => void;
};

/** Rights by resource; boxes to tick where they are chosen. */
export const KeyRightsList = ({ rights, chosen = rights, onChange }: KeyRightsListProps) => {
  const { t } = useTranslation();
  const rows = rightsGroups(rights)
    .flatMap((group) => group.rows)
    .map((row) => ({ row, shown: row.rights.filter(({ right }) => rights.includes(right)) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <div className={classes.rights}>
      {rows.map(({ row, shown }) => (
        <div key={row.name} role="group" aria-label={rowLabel(row)}>
          <strong>{rowLabel(row)}</strong>
          {shown.map(({ method, right }) => {
            const label = method ? t(`roles.methods.${method}`) : t('roles.held');
            if (!onChange) return <span key={right}>{label}</span>;
            return (
              <Checkbox
                key={right}
                label={label}
                checked={chosen.includes(right)}
                onChange={(isOn) => onChange(isOn ? [...chosen, right] : chosen.filter((other) => other !== right))}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};

/** How much a key may, and on request which rights those are. */
export const KeyRights = ({ row: { name, rights, created_by } }: { row: ApiKey }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (rights === null) return t('api_keys.all_rights', { name: created_by.name });
  const title = t('api_keys.show_rights', { name });
  const count = t('api_keys.some_rights', { count: rights.length });
  return (
    <>
      <Button kind="link" aria-label={`${count}. ${title}`} onClick={() => setOpen(true)}>
        {count}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <KeyRightsList rights={rights} />
        </Dialog>
      )}
    </>
  );
};
