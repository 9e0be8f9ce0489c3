import type { EdiMessage } from '@portal/contract/edi/edi.contract.ts';
import type { EdiDirection, EdiState } from '@portal/contract/edi/edi-states.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/navigation-icons.tsx';
import type { StatusShape } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';
import classes from './edi.module.css';

type Look = { tone: StatusTone; shape?: StatusShape };

/** How each state looks: shape first, which differs without colour too. */
export const looks: Readonly<Record<EdiState, Look>> = {
  waiting: { tone: 'pending' },
  acknowledged: { tone: 'assigned' },
  applied: { tone: 'delivered' },
  held: { tone: 'in_transit', shape: 'pause' },
  orphan: { tone: 'quoted' },
  rejected: { tone: 'cancelled' },
  set_aside: { tone: 'quoted', shape: 'struck' },
};

export const isOverdue = ({ due_at }: EdiMessage): boolean => due_at !== null && Date.parse(due_at) <= Date.now();

/** Below the state: why, or what it waits for. */
export const StateReason = ({ message }: { message: EdiMessage }) => {
  const { t } = useTranslation();
  const { reason, due_at } = message;
  if (isOverdue(message)) return <span className={classes.late}>{t('edi.overdue')}</span>;
  if (reason) return t(`edi.reasons.${reason}`);
  return due_at && t('edi.due', { time: dateAndTime(due_at)[1] });
};

/** Whether a message came or goes, as an arrow with a name. */
export const Direction = ({ of }: { of: EdiDirection }) => {
  const { t } = useTranslation();
  const Arrow = of === 'in' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <span className={classes.direction} data-direction={of} role="img" aria-label={t(`edi.directions.${of}`)}>
      <Arrow size={15} />
    </span>
  );
};
