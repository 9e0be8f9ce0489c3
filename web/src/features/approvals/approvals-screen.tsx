import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { wholeNumber } from '../../platform/routing/address-values.ts';
import { PageNotFound } from '../../platform/routing/or-not-found.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { ApprovalSkeleton } from './page/approval-skeleton.tsx';

const ApprovalsPage = lazyPart(async () => (await import('./list/approvals-page.tsx')).ApprovalsPage);
const ApprovalPage = lazyPart(async () => (await import('./page/approval-page.tsx')).ApprovalPage);

/** The screen of an address below `/approvals`. */
export const ApprovalsScreen = () => {
  const me = useMe();
  const { approval }: { approval?: string } = useParams({ strict: false });
  const id = wholeNumber(approval);
  if (!mayDo(me, 'get:approval') || (approval !== undefined && id === undefined)) throw new PageNotFound();
  return (
    <Suspense fallback={<ApprovalSkeleton />}>
      {id === undefined ? <ApprovalsPage /> : <ApprovalPage key={id} id={id} />}
    </Suspense>
  );
};
