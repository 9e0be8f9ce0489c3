import type { Claim } from '@portal/contract/claims/claim.ts';
import { isFinished } from '@portal/contract/claims/claim-status.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { sideOf } from '../side-of.ts';
import { CarrierNumberDialog, RepresentativeDialog } from './case-dialogs.tsx';
import classes from './claim-page.module.css';

/** Load, people and reference numbers of a case. */
export const ClaimFacts = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState<'rep' | 'number' | null>(null);
  const operator = sideOf(claim) === 'operator' && mayDo(me, 'patch:claims');
  const mayChange = operator && claim.status !== 'draft' && !isFinished(claim.status);
  const change = (what: 'rep' | 'number', label: string) =>
    mayChange && (
      <Button kind="link" size="small" onClick={() => setOpen(what)}>
        {label}
      </Button>
    );
  return (
    <Card title={t('claims.screens.page.facts')}>
      <dl className={classes.facts}>
        <Fact name={t('claims.screens.page.load')}>
          <Link {...loadAddress(claim.load.id)}>{claim.load.id}</Link>
        </Fact>
        <Fact name={t('claims.screens.page.lane')}>
          {claim.load.origin} → {claim.load.destination}
        </Fact>
        <Fact name={t('claims.screens.page.carrier')}>{claim.load.carrier?.short_name ?? '–'}</Fact>
        <Fact name={t('claims.screens.page.pro')}>{claim.load.pro_number ?? '–'}</Fact>
        {(operator || claim.account.id !== me.account.id) && (
          <Fact name={t('claims.screens.page.account')}>{claim.account.name}</Fact>
        )}
        {claim.created_by && (
          <Fact name={t('claims.screens.page.filed_by')}>
            {claim.filed_by_operator
              ? t('claims.screens.page.filed_for', { name: claim.created_by, account: claim.account.name })
              : claim.created_by}
          </Fact>
        )}
        <Fact name={t('claims.screens.page.rep')}>
          {claim.representative?.name ?? t('claims.screens.page.no_rep')}{' '}
          {change('rep', t('claims.screens.acts.assign'))}
        </Fact>
        <Fact name={t('claims.screens.page.carrier_claim')}>
          {claim.carrier_claim_number || '–'}{' '}
          {change('number', t(`claims.screens.acts.${claim.carrier_claim_number ? 'change' : 'write'}_number`))}
        </Fact>
      </dl>
      {open === 'rep' && <RepresentativeDialog claim={claim} onClose={() => setOpen(null)} />}
      {open === 'number' && <CarrierNumberDialog claim={claim} onClose={() => setOpen(null)} />}
    </Card>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
