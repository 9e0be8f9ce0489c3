import type { ClaimChange } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { damageClaim, makeDeliveredLoad, makePaper } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app, { role: 'customer_agent' });
});

/** A photo the shipper uploaded, among what a case rests on; the case is not filed yet. */
const draftWithPhoto = async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  const photo = await makePaper(app, load_id, { name: 'crushed.jpg', created_by: shipper.user_id });
  const damage = await damageClaim(app, load_id);
  const support = [...(damage.documents ?? []), { document_id: photo, evidence: 'photos' as const }];
  const { body } = await app.call(claims.create, {
    body: { ...damage, documents: support, draft: true },
    token: shipper.token,
  });
  return { claim: body, load_id, photo, support };
};

const takeBack = (document_id: number) => app.call(documents.remove, { params: { document_id }, token: shipper.token });
const change = (id: number, body: Partial<ClaimChange> & { version: number }) =>
  app.call(claims.change, { params: { id }, body: { note: '', ...body }, token: shipper.token });

test('what a draft rests on may be taken back, what a filed case rests on may not', async () => {
  const drafted = await draftWithPhoto();
  expect((await takeBack(drafted.photo)).status).toBe(204);

  const filed = await draftWithPhoto();
  expect((await change(filed.claim.id, { version: filed.claim.version, action: 'submit' })).status).toBe(200);
  const refused = await takeBack(filed.photo);
  expect(refused).toMatchObject({ status: 409, body: { detail: [{ code: 'documents.is_evidence' }] } });
  const { body } = await app.call(documents.list, { params: { load_id: filed.load_id }, token: shipper.token });
  expect(body.items.find(({ id }) => id === filed.photo)).toMatchObject({ may_remove: false });
});

test('what is added to a filed case becomes evidence too', async () => {
  const { claim, load_id, support } = await draftWithPhoto();
  const { body: filed } = await change(claim.id, { version: claim.version, action: 'submit' });
  const later = await makePaper(app, load_id, { created_by: shipper.user_id });
  const more = [...support, { document_id: later, evidence: 'other' as const }];
  expect((await change(claim.id, { version: filed.version, documents: more })).status).toBe(200);
  expect((await takeBack(later)).status).toBe(409);
});

test('a paper taken back while the case is filed is either evidence or gone, never both', async () => {
  const { claim, photo } = await draftWithPhoto();
  const [filing, removal] = await Promise.all([
    change(claim.id, { version: claim.version, action: 'submit' }),
    takeBack(photo),
  ]);
  expect(filing.status).toBe(200);
  const kept = filing.body.documents.some(({ document }) => document.id === photo);
  expect(removal.status).toBe(kept ? 409 : 204);
});
