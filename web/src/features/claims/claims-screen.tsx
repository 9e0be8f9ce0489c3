import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { wholeNumber } from '../../platform/routing/address-values.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { PageNotFound } from '../../platform/routing/or-not-found.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { ClaimSkeleton } from './claim-skeleton.tsx';

const ClaimsPage = lazyPart(async () => (await import('./list/claims-page.tsx')).ClaimsPage);
const ClaimPage = lazyPart(async () => (await import('./page/claim-page.tsx')).ClaimPage);
const NewClaimPage = lazyPart(async () => (await import('./form/new-claim-page.tsx')).NewClaimPage);
const EditClaimPage = lazyPart(async () => (await import('./form/edit-claim-page.tsx')).EditClaimPage);

type Address = { claim?: string; task?: string };

/** The screen of an address below `/claims`. */
export const ClaimsScreen = () => {
  const me = useMe();
  const { claim, task }: Address = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  if (!mayDo(me, 'get:claims')) throw new PageNotFound();
  return <Suspense fallback={<ClaimSkeleton />}>{screenOf({ claim, task }, search)}</Suspense>;
};

const screenOf = (
  { claim, task }: { claim: string | undefined; task: string | undefined },
  search: Record<string, unknown>,
) => {
  if (claim === undefined) return <ClaimsPage />;
  const [id, loadId] = [wholeNumber(claim), wholeNumber(search['load'])];
  if (claim === 'new' && task === undefined && loadId !== undefined) {
    return <NewClaimPage key={loadId} loadId={loadId} search={search} />;
  }
  if (id !== undefined && task === undefined) return <ClaimPage key={id} claimId={id} />;
  if (id !== undefined && task === 'edit') return <EditClaimPage key={id} claimId={id} />;
  throw new PageNotFound();
};
