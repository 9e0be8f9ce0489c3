import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { useTranslation } from 'react-i18next';
import { ListRow, ListTable } from '../../../ui/lists/list-table.tsx';
import { ClaimStatusChip } from '../claim-status-chip.tsx';
import { claimSubject } from '../claim-subject.ts';
import { Amount, CameBack, NextDeadline } from './claim-cells.tsx';
import { ClaimLink } from './claim-link.tsx';
import classes from './claims.module.css';

const forAll = ['number', 'subject', 'status', 'load', 'next', 'rep', 'claimed'] as const;
const forOperator = ['number', 'subject', 'status', 'account', ...forAll.slice(3)] as const;
const atEnd: readonly string[] = ['claimed'];

type ClaimsTableProps = { items: readonly ClaimSummary[] | undefined; operator: boolean; stale: boolean };

/** The cases of a page; all of a row opens it. */
export const ClaimsTable = ({ items, operator, stale }: ClaimsTableProps) => {
  const { t } = useTranslation();
  const shown = operator ? forOperator : forAll;
  return (
    <ListTable
      caption={t('claims.screens.title')}
      columns={shown.map((name) => ({
        name,
        label: t(`claims.screens.list.columns.${name}`),
        end: atEnd.includes(name),
        wide: name === 'subject' || name === 'load',
      }))}
      stale={stale}
    >
      {items?.map((claim) => (
        <Row key={claim.id} claim={claim} operator={operator} />
      ))}
    </ListTable>
  );
};

const Row = ({ claim, operator }: { claim: ClaimSummary; operator: boolean }) => {
  const { t } = useTranslation();
  return (
    <ListRow>
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
        <span className={classes.main}>
          {claim.load.id} <span className={classes.beside}>{claim.load.carrier?.short_name}</span>
        </span>
        <span className={classes.more}>
          {claim.load.origin} → {claim.load.destination}
        </span>
      </td>
      <td>
        <NextDeadline claim={claim} />
      </td>
      <td>{claim.representative?.name ?? <span className={classes.quiet}>–</span>}</td>
      <td data-end>
        <Amount claim={claim} />
        <CameBack claim={claim} />
      </td>
    </ListRow>
  );
};
