import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { z } from 'zod';
import type { Shipper } from '../fixtures/make-account.ts';
import type { TestApp } from '../test-app.ts';

/** What is sent to a call; `token` where neither the operator nor the shipper calls. */
export type Sent = { params?: object; query?: object; body?: unknown; token?: string };

/** The people a request is made for, and who of them sends it. */
export type People = { operator: Shipper; shipper: Shipper };

export type Make = (app: TestApp, people: People) => Promise<Sent>;

export type WritingRequest = { sender: keyof People; make: Make };

const Made = z.object({ id: z.int() });

/** Sent by the operator. */
export const byOperator = (make: Make | Sent): WritingRequest => ({
  sender: 'operator',
  make: typeof make === 'function' ? make : async () => make,
});
/** Sent by the shipper. */
export const byShipper = (make: Make | Sent): WritingRequest => ({ ...byOperator(make), sender: 'shipper' });

/** What `POST path` made of `body`, sent by the operator: its id. */
export const idOfNew = async (app: TestApp, { operator }: People, path: string, body: unknown): Promise<number> => {
  const row: Endpoint | undefined = app.app.rows.find((one) => one.method === 'POST' && one.path === path);
  if (!row) throw new Error(`no call POST ${path}`);
  const answer = await app.call(row, { body, token: operator.token });
  return Made.parse(answer.body).id;
};

/** A call about something that `POST path` has made of `body()` just before. */
export const onNew = (path: string, body: () => unknown, more: Sent = {}): WritingRequest =>
  byOperator(async (app, people) => ({ params: { id: await idOfNew(app, people, path, body()) }, ...more }));
