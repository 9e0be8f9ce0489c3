import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { Accepted } from './accepted.tsx';
import classes from './tender-outcome.module.css';
import { useLiveTender } from './use-live-tender.ts';

type OutcomeProps = { load: LoadDetails };

/** The booking left the form: accepted with its documents, or with operations, which look for a truck. */
export const TenderOutcome = ({ load }: OutcomeProps) => {
  useLiveTender(load);
  const { t } = useTranslation();
  const isPending = load.status === 'pending';
  return (
    <>
      <p className={classes.spoken} role="status">
        {!isPending && t('tendering.waiting.accepted', { carrier: load.carrier?.name })}
      </p>
      {isPending ? <Pending load={load} /> : <Accepted load={load} />}
    </>
  );
};

const Pending = ({ load }: OutcomeProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.place}>
      <Card>
        <div className={classes.outcome} aria-live="polite">
          <span className={classes.glyph}>
            <ClockIcon size={28} />
          </span>
          <h1 className={classes.title}>{t('tendering.waiting.pending')}</h1>
          <p className={classes.text}>{t('tendering.waiting.pending_text')}</p>
          <StatusChip tone="pending" large>
            {t('loads.statuses.pending')}
          </StatusChip>
          <div className={classes.actions}>
            <LinkButton kind="primary" {...loadAddress(load.id)}>
              {t('tendering.waiting.go_to_load')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
};
