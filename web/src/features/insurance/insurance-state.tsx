import type { InsuranceStatus } from '@portal/contract/insurance/insurance-choices.ts';
import type { FreePolicies as Policies } from '@portal/contract/insurance/insurance.ts';
import { date, monthWord, shortMoney } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import { StatusGlyph, type StatusShape } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';
import classes from './insurance.module.css';

const tones: Readonly<Record<InsuranceStatus, StatusTone>> = {
  quoted: 'quoted',
  with_operations: 'assigned',
  reserved: 'pending',
  issuing: 'pending',
  in_force: 'delivered',
  claim_open: 'in_transit',
  ended: 'quoted',
  cancelled: 'cancelled',
};

/** What has ended is a plain ring; what can be bought, a broken one. */
const shapeOf = (status: InsuranceStatus): StatusShape | undefined => (status === 'ended' ? 'open' : undefined);

/** The mark of a state alone; beside it always stands its word. */
export const InsuranceGlyph = ({ status }: { status: InsuranceStatus }) => (
  <StatusGlyph tone={tones[status]} shape={shapeOf(status)} />
);

/** The state of a quote or certificate as shape, word and colour. */
export const InsuranceChip = ({ status, large = false }: { status: InsuranceStatus; large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusChip tone={tones[status]} shape={shapeOf(status)} large={large}>
      {t(`insurance.states.${status}`)}
    </StatusChip>
  );
};

/** How many free policies are left this month, as ticks; words say the same. */
export const FreeTicks = ({ per_month, left }: Pick<Policies, 'per_month' | 'left'>) => (
  <span className={classes.ticks} aria-hidden>
    {Array.from({ length: Math.min(per_month, 12) }, (_, i) => (
      <span key={i} data-used={i < per_month - left || undefined} />
    ))}
  </span>
);

/** The same with its sentence, for the aside of a form. */
export const FreePolicies = ({ policies }: { policies: Policies }) => {
  const { t } = useTranslation();
  const { per_month: limit, left, cover, month, again_on } = policies;
  return (
    <div className={classes.free}>
      <p className={classes.freeTitle}>
        <b>{t('insurance.screens.free.title')}</b> <FreeTicks {...policies} />
      </p>
      <p className={classes.note}>
        {left > 0
          ? t('insurance.screens.free.left', { left, limit, cover: shortMoney(cover), month: monthWord(month, 'long') })
          : t('insurance.screens.free.none', { limit, month: monthWord(month, 'long'), date: date(again_on) })}
      </p>
    </div>
  );
};
