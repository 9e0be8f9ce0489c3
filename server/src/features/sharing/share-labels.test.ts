import { documents } from '@portal/contract/documents/documents.contract.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { labelledLoad } from '../../testing/fixtures/labelled-load.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { shareBody } from '../../testing/fixtures/foreign/shared-files.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

test.each(['avery', 'zpl'])('labels that were printed as %s can be shared', async (format) => {
  const shipper = await makeShipper(app);
  const { token } = shipper;
  const { id } = await labelledLoad(app, shipper);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${app.url}/api/shipping-label/${id}?format=${format}`, { headers });
  const { body: papers } = await app.call(documents.list, { params: { load_id: id }, token });
  const [label] = papers.items.filter(({ type }) => type === 'label');
  const shared = await app.call(sharing.share, { params: { id }, body: shareBody([label?.id ?? 0]), token });
  expect(shared).toMatchObject({ status: 201, body: { documents: [{ name: label?.name }] } });
});
