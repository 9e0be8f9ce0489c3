import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClaimStatusChip } from '../claim-status-chip.tsx';
import { claimSubject } from '../claim-subject.ts';
import { Amount, NextDeadline } from './claim-cells.tsx';
import { ClaimLink } from './claim-link.tsx';
import classes from './claims.module.css';

const forAll = ['number', 'subject', 'status', 'load', 'carrier', 'next', 'rep', 'claimed', 'recovered'] as const;
const forOperator = ['number', 'subject', 'status', 'account', ...forAll.slice(3)] as const;
const atEnd: readonly string[] = ['claimed', 'recovered'];
const bones = 8;

type ClaimsTableProps = { items: readonly ClaimSummary[] | undefined; operator: boolean; stale: boolean };

/** The cases of a page; all of a row opens it. */
export const ClaimsTable = ({ items, operator, stale }: ClaimsTableProps) => {
  const { t } = useTranslation();
  const shown = operator ? forOperator : forAll;
  return (
    <table className={classes.table} aria-busy={!items}>
      <caption className={classes.hidden}>{t('claims.screens.title')}</caption>
      <thead>
        <tr>
          {shown.map((name) => (
            <th key={name} scope="col" data-end={atEnd.includes(name) || undefined}>
              {t(`claims.screens.list.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-stale={stale || undefined}>
        {items
          ? items.map((claim) => <Row key={claim.id} claim={claim} operator={operator} />)
          : Array.from({ length: bones }, (_, row) => <SkeletonRow key={row} columns={shown} />)}
      </tbody>
    </table>
  );
};

const Row = ({ claim, operator }: { claim: ClaimSummary; operator: boolean }) => {
  const { t } = useTranslation();
  return (
    <tr className={classes.row}>
      <th scope="row">
        <ClaimLink claim={claim} />
      </th>
      <td>
        <span className={classes.main}>{claimSubject(claim, t)}</span>
        <span className={classes.more}>{t(`claims.types.${claim.type}`)}</span>
      </td>
      <td>
        <ClaimStatusChip status={claim.status} />
      </td>
      {operator && <td>{claim.account.name}</td>}
      <td>
        <span className={classes.main}>{claim.load.id}</span>
        <span className={classes.more}>
          {claim.load.origin} → {claim.load.destination}
        </span>
      </td>
      <td>{claim.load.carrier?.short_name ?? '–'}</td>
      <td>
        <NextDeadline claim={claim} />
      </td>
      <td>{claim.representative?.name ?? <span className={classes.quiet}>–</span>}</td>
      <td data-end>
        <Amount claim={claim} of="amount" />
      </td>
      <td data-end>
        <Amount claim={claim} of="recovered_amount" />
      </td>
    </tr>
  );
};

const SkeletonRow = ({ columns }: { columns: readonly string[] }) => (
  <tr>
    {columns.map((name) => (
      <td key={name} data-end={atEnd.includes(name) || undefined}>
        <Skeleton width={name === 'subject' || name === 'load' ? 130 : 72} />
      </td>
    ))}
  </tr>
);
