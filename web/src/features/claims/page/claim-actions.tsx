import type { Claim } from '@portal/contract/claims/claim.ts';
import { type ClaimEvent, isFinished } from '@portal/contract/claims/claim-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { editClaimAddress } from '../addresses.ts';
import { ActionDialog } from './action-dialog.tsx';
import { actionLabel, availableActions, mayTakeAction } from './available-actions.ts';
import classes from './claim-actions.module.css';

/** All actions on a case; those not allowed now are disabled with the reason. */
export const ClaimActions = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState<ClaimEvent | null>(null);
  const allowed = mayDo(me, 'patch:claims');
  const actions = availableActions(claim);
  // A finished case has no further actions.
  if (isFinished(claim.status)) return null;
  const first = actions.find((event) => mayTakeAction(event, claim) && !endings.includes(event));
  return (
    <div className={classes.acts}>
      {claim.may.edit === 'all' && claim.status === 'draft' && (
        <LinkButton kind="primary" {...editClaimAddress(claim.id)}>
          {t('claims.screens.acts.edit')}
        </LinkButton>
      )}
      {actions.map((event) => (
        <Button
          key={event}
          kind={event === first && allowed ? 'primary' : 'default'}
          disabledReason={whyNot(event, claim, allowed, t)}
          onClick={() => setOpen(event)}
        >
          {actionLabel(event, claim, t)}
        </Button>
      ))}
      {open && <ActionDialog event={open} claim={claim} onClose={() => setOpen(null)} />}
    </div>
  );
};

const endings: readonly ClaimEvent[] = ['withdraw', 'decline', 'close'];

const whyNot = (event: ClaimEvent, claim: Claim, allowed: boolean, t: Translate): string | null => {
  if (!allowed) return t('claims.screens.acts.why_not.not_allowed');
  if (mayTakeAction(event, claim)) return null;
  return t('claims.screens.acts.why_not.not_now', { status: t(`claims.statuses.${claim.status}`) });
};
