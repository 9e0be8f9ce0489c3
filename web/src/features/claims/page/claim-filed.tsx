import type { Claim } from '@portal/contract/claims/claim.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date } from '../../../platform/words/format.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { editClaimAddress } from '../addresses.ts';
import classes from './claim-page.module.css';

type FactName = 'kind' | 'category' | 'reason' | 'invoice' | 'invoice_received' | 'discovered' | 'delivered';

/** What the shipper filed: kind, reason, basis of the amount, and description. */
export const ClaimFiled = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const facts: [name: FactName, value: string | null][] = [
    ['kind', t(`claims.types.${claim.type}`)],
    ['category', claim.category && t(`claims.categories.${claim.category}`)],
    ['reason', claim.reason && t(`claims.reasons.${claim.reason}`)],
    ['invoice', claim.invoice_number],
    ['invoice_received', claim.invoice_received_on && date(claim.invoice_received_on)],
    ['discovered', claim.discovered_on && date(claim.discovered_on)],
    ['delivered', claim.delivered_on && date(claim.delivered_on)],
  ];
  return (
    <Card
      title={t('claims.screens.page.what')}
      aside={
        claim.may.edit === 'all' && (
          <LinkButton kind="link" size="small" {...editClaimAddress(claim.id)}>
            {t(claim.status === 'draft' ? 'claims.screens.acts.edit' : 'claims.screens.acts.correct')}
          </LinkButton>
        )
      }
    >
      <dl className={classes.facts} data-thirds>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`claims.screens.page.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {claim.amount_basis && (
          <div data-wide>
            <dt>{t('claims.screens.page.basis')}</dt>
            <dd>{claim.amount_basis}</dd>
          </div>
        )}
      </dl>
      {claim.supporting_text && <p className={classes.story}>{claim.supporting_text}</p>}
    </Card>
  );
};
