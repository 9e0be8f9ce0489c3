import type { ImportLoad } from '@portal/contract/loads/import/import.contract.ts';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './import-loads.module.css';

const icons: Readonly<Record<ImportLoad['state'], Icon>> = {
  ready: CheckIcon,
  faulty: AlertIcon,
  imported: CheckCircleIcon,
  repeated: InfoIcon,
};

/** The import state of a load as icon, text and colour. */
export const StateMark = ({ state, children }: { state: ImportLoad['state']; children: ReactNode }) => {
  const Glyph = icons[state];
  return (
    <span className={classes.state} data-state={state}>
      <Glyph size={16} />
      <span>{children}</span>
    </span>
  );
};
