import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { claimAddress } from '../addresses.ts';
import classes from './claims.module.css';

/** A case's number: a link that covers its row, so that a press, Enter and the middle button open it. */
export const ClaimLink = ({ claim: { id, load } }: { claim: Pick<ClaimSummary, 'id' | 'load'> }) => {
  const { t } = useTranslation();
  return (
    <Link
      to={claimAddress(id)}
      className={classes.link}
      data-load={id}
      preload={false}
      aria-label={t('claims.screens.list.open', { number: id, load: load.id })}
    >
      {id}
    </Link>
  );
};
