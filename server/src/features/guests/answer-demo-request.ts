import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import type { demoRequests } from '@portal/contract/guests/guests.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import {
  answerWaitingRequest,
  countDemoRequests,
  type DemoRequestRow,
  findDemoRequests,
  findReceivedRequest,
  reopenDeclinedRequest,
} from './demo-requests.queries.ts';

const received = ({ account_id, account_name, ...row }: DemoRequestRow): ReceivedDemoRequest => ({
  ...row,
  account: account_id === null ? null : { id: account_id, name: account_name ?? '' },
});

/** Who asked for a demonstration, the latest first. */
export const listDemoRequests = async (
  { db }: Ctx,
  { skip, limit, ...filters }: Input<typeof demoRequests.list>['query'],
): Promise<Reply<typeof demoRequests.list>> => {
  const [rows, total] = await Promise.all([
    findDemoRequests(db, filters, { skip, limit }),
    countDemoRequests(db, filters),
  ]);
  return { items: rows.map(received), total };
};

/** One demo request. 404 where there is none. */
export const getDemoRequest = async ({ db }: Ctx, id: number): Promise<ReceivedDemoRequest> => {
  const row = await findReceivedRequest(db, id);
  if (!row) throw notFound();
  return received(row);
};

const entryOf = (id: number) => ({ object_type: 'demo_request', object_id: id });

/** Declines a request, or has a declined one wait again. 404, and 409 `guests.demo_answered` where that is over. */
export const changeDemoRequest = (
  ctx: Ctx,
  id: number,
  { status }: Input<typeof demoRequests.change>['body'],
): Promise<ReceivedDemoRequest> =>
  withTransaction(ctx, async (tx) => {
    const isChanged =
      status === 'declined' ? await answerWaitingRequest(tx, id, { status }) : await reopenDeclinedRequest(tx.db, id);
    const request = await getDemoRequest(tx, id);
    if (!isChanged) throw problem('guests.demo_answered', 409);
    const action = status === 'declined' ? 'demo-request.declined' : 'demo-request.reopened';
    await audit(tx, { action, ...entryOf(id), after: { status } });
    return request;
  });

/**
 * Marks a request as answered with an account, in the transaction that opens it: of two people who open one for the
 * same request the second opens none. 404 and 409 `guests.demo_answered`, at `demo_request_id`.
 */
export const answerWithAccount = async (tx: Ctx, id: number, account_id: number): Promise<void> => {
  if (!(await answerWaitingRequest(tx, id, { status: 'account_opened', account_id }))) {
    const isKnown = await findReceivedRequest(tx.db, id);
    throw problem(isKnown ? 'guests.demo_answered' : 'http.not_found', isKnown ? 409 : 404, {
      field: 'demo_request_id',
    });
  }
  await audit(tx, { action: 'demo-request.answered', ...entryOf(id), after: { account_id } });
};
