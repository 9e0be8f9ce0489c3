import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { useTranslation } from 'react-i18next';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { claimAddress } from '../addresses.ts';

/** A case's number, which opens it. */
export const ClaimLink = ({ claim: { id, load } }: { claim: Pick<ClaimSummary, 'id' | 'load'> }) => {
  const { t } = useTranslation();
  return (
    <RowLink
      to={claimAddress(id)}
      data-load={id}
      preloads={false}
      aria-label={t('claims.screens.list.open', { number: id, load: load.id })}
    >
      {id}
    </RowLink>
  );
};
