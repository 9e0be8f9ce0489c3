import type { AccountStatus } from '@portal/contract/accounts/account-status.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import classes from './account-state.module.css';

/** The state of an account: only a suspended one gets a tinted chip, so that the eye stops there. */
export const AccountState = ({ status }: { status: AccountStatus }) => {
  const { t } = useTranslation();
  const word = t(`accounts.statuses.${status}`);
  if (status === 'suspended') return <StatusChip tone="cancelled">{word}</StatusChip>;
  return (
    <span className={classes.state}>
      <StatusGlyph tone={status === 'active' ? 'delivered' : 'quoted'} />
      {word}
    </span>
  );
};
