import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { actingToken } from '../../testing/fixtures/acting-token.ts';
import { bookedLoad, filePaper, shareBody } from '../../testing/fixtures/foreign/shared-files.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let token: string;
let load: { id: number; account_id: number };

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  token = await actingToken(app, shipper.account_id);
  load = await bookedLoad(app, shipper);
});

const refused = (field?: string) => ({
  status: 403,
  body: { detail: [{ code: 'auth.not_signed_in_as', ...(field && { field }) }] },
});

it('whoever is signed in as an account shares papers by mail, and gives away no link that outlives the session', async () => {
  const papers = [await filePaper(app, load)];
  const share = (how: 'link' | 'attachments') =>
    app.call(sharing.share, { params: { id: load.id }, body: shareBody(papers, { how }), token });
  expect(await share('link')).toMatchObject(refused('how'));
  const listed = await app.call(sharing.list, { params: { id: load.id }, token: shipper.token });
  expect(listed.body.items).toEqual([]);
  expect((await share('attachments')).status).toBe(201);
});

it('nor reads or makes a tracking link, and one that is there stays as it is', async () => {
  const params = { load_id: load.id };
  await app.call(sharing.makeTrackingLink, { params, body: {}, token: shipper.token });
  expect(await app.call(sharing.trackingLink, { params, token })).toMatchObject(refused());
  expect(await app.call(sharing.makeTrackingLink, { params, body: {}, token })).toMatchObject(refused());
  expect((await app.call(sharing.trackingLink, { params, token: shipper.token })).body.link).not.toBeNull();
});
