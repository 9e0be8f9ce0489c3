import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { drawPaper, startPapersApp } from '../../../testing/fixtures/drawn-paper.ts';
import { labelledLoad } from '../../../testing/fixtures/labelled-load.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  ({ app, shipper } = await startPapersApp());
});

const joined = async (type: 'bol' | 'label', loadIds: readonly number[]): Promise<string[]> => {
  const query = new URLSearchParams([['type', type], ...loadIds.map((id): [string, string] => ['load_ids', `${id}`])]);
  const answer = await fetch(`${app.url}/api/docs/joined?${query.toString()}`, {
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  expect(answer.status).toBe(200);
  return textsOf(new Uint8Array(await answer.arrayBuffer()));
};

const refusal = async (load_ids: number[], token = shipper.token) => {
  const { status, body } = await app.call(generatedPapers.joined, { query: { load_ids, type: 'bol' }, token });
  return [status, (body as unknown as { detail: { code: string }[] }).detail[0]?.code];
};

it('joins the bills of lading of loads in their order and leaves out loads without one', async () => {
  const [first, second] = [await acceptedLoad(app, shipper), await acceptedLoad(app, shipper)];
  const quoted = await labelledLoad(app, shipper, { status: 'quoted' });
  for (const load_id of [first, second]) await drawPaper(app, shipper, { load_id, type: 'bol', language: 'en' });
  const pages = await joined('bol', [second, quoted.id, first]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(String(second));
  expect(pages[1]).toContain(String(first));
});

it('joins the labels of every handling unit', async () => {
  const [one, other] = [await labelledLoad(app, shipper), await labelledLoad(app, shipper)];
  expect(await joined('label', [one.id, other.id])).toHaveLength(10);
});

it('says so where no load has the paper', async () => {
  const quoted = await labelledLoad(app, shipper, { status: 'quoted' });
  expect(await refusal([quoted.id])).toEqual([409, 'documents.none_to_print']);
});

it('knows no load of another account', async () => {
  const load = await acceptedLoad(app, shipper);
  const stranger = await makeShipper(app);
  expect(await refusal([load], stranger.token)).toEqual([404, 'loads.not_found']);
});
