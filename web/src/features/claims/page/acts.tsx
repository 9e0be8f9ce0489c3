import type { Claim } from '@portal/contract/claims/claim.ts';
import { type ClaimEvent, isFinished } from '@portal/contract/claims/claim-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { editClaimAddress } from '../addresses.ts';
import { ActDialog } from './act-dialog.tsx';
import { actName } from './act-name.ts';
import { actsOf, mayAct } from './acts-of.ts';
import classes from './acts.module.css';

/** Everything that is ever done with a case: what may not be done now says why. */
export const Acts = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState<ClaimEvent | null>(null);
  const allowed = mayDo(me, 'patch:claims');
  const acts = actsOf(claim);
  // Nothing leads out of a finished case: a row of buttons that never work again would say nothing else.
  if (isFinished(claim.status)) return null;
  const first = acts.find((event) => mayAct(event, claim) && !endings.includes(event));
  return (
    <div className={classes.acts}>
      {claim.may.edit === 'all' && claim.status === 'draft' && (
        <LinkButton kind="primary" {...editClaimAddress(claim.id)}>
          {t('claims.screens.acts.edit')}
        </LinkButton>
      )}
      {acts.map((event) => (
        <Button
          key={event}
          kind={event === first && allowed ? 'primary' : 'default'}
          disabledReason={whyNot(event, claim, allowed, t)}
          onClick={() => setOpen(event)}
        >
          {actName(event, claim, t)}
        </Button>
      ))}
      {open && <ActDialog event={open} claim={claim} onClose={() => setOpen(null)} />}
    </div>
  );
};

const endings: readonly ClaimEvent[] = ['withdraw', 'decline', 'close'];

const whyNot = (event: ClaimEvent, claim: Claim, allowed: boolean, t: Translate): string | null => {
  if (!allowed) return t('claims.screens.acts.why_not.not_allowed');
  if (mayAct(event, claim)) return null;
  return t('claims.screens.acts.why_not.not_now', { status: t(`claims.statuses.${claim.status}`) });
};
