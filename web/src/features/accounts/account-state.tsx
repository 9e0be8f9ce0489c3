import type { AccountStatus } from '@portal/contract/accounts/account-status.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import classes from './account-state.module.css';

const tones = { active: 'delivered', suspended: 'cancelled', closed: 'quoted' } as const satisfies Record<
  AccountStatus,
  StatusTone
>;

/** The state of an account: in a list only a suspended one gets a tinted chip, so that the eye stops there. */
export const AccountState = ({ status, inHead }: { status: AccountStatus; inHead?: boolean }) => {
  const { t } = useTranslation();
  const word = t(`accounts.statuses.${status}`);
  const tone = tones[status];
  if (inHead || status === 'suspended') return <StatusChip tone={tone}>{word}</StatusChip>;
  return (
    <span className={classes.state}>
      <StatusGlyph tone={tone} />
      {word}
    </span>
  );
};
