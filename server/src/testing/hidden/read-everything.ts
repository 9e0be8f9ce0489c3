import { setTimeout as sleep } from 'node:timers/promises';
import { read, utils } from '@e965/xlsx';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { readingRequests } from '../authorization/requests/reading-requests.ts';
import type { People, Sent } from '../audit/request-makers.ts';
import { idParametersOf, namedObjects, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import type { Shipper } from '../fixtures/make-account.ts';
import { textsOf } from '../read-pdf.ts';
import type { TestApp } from '../test-app.ts';

/** One answer as its reader can read it: a sheet's cells, a paper's texts. */
export type Read = { call: string; text: string };

/** What a person can read of a file: texts of a paper, cells of a sheet. */
export const textOf = async (bytes: Uint8Array): Promise<string> => {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const asText = Buffer.from(bytes).toString('utf8');
  // Tests file papers that are none: they are read as they are.
  if (head === '%PDF') return (await textsOf(bytes).catch(() => [asText])).join('\n');
  if (!head.startsWith('PK')) return asText;
  const { SheetNames, Sheets } = read(bytes);
  return SheetNames.map((name) => (Sheets[name] ? utils.sheet_to_csv(Sheets[name]) : '')).join('\n');
};

const addressOf = (row: Endpoint, { params, query }: Sent): string => {
  const named: [string, unknown][] = Object.entries({ ...params });
  const asked: [string, unknown][] = Object.entries({ ...query });
  const path = named.reduce((address, [name, value]) => address.replace(`{${name}}`, String(value)), row.path);
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`;
};

/** All a reader can ask of a call: what names an object, of each of these. */
const requestsOf = async (app: TestApp, row: Endpoint, people: People, ids: readonly number[]): Promise<Sent[]> => {
  const call = nameOf(row);
  const named = await Promise.all(
    idParametersOf(row).flatMap((parameter) => {
      const make = namedObjects[`${call} ${parameter}`];
      return make ? [make(app, people.shipper).then(({ ask }) => ids.map(ask))] : [];
    }),
  );
  const plain = readingRequests[call] ?? (row.path.includes('{') ? [] : {});
  const filled = typeof plain === 'function' ? await plain(app, people) : plain;
  return [...named.flat(), ...[filled].flat()];
};

/** Makes every call that reads, or those that are named, as one person, and opens the files that the answers lead to. */
export const readEverything = async (
  app: TestApp,
  reader: Shipper,
  operator: Shipper,
  ids: readonly number[],
  calls?: readonly string[],
): Promise<Read[]> => {
  const found: Read[] = [];
  const files = new Set<string>();
  const open = async (call: string, address: string): Promise<void> => {
    const answer = await fetch(app.url + address, { headers: { authorization: `Bearer ${reader.token}` } });
    if (answer.status === 503) {
      await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
      return open(call, address);
    }
    const text = await textOf(await answer.bytes());
    if (answer.status !== 200) return;
    found.push({ call, text });
    for (const [file] of text.matchAll(/\/api\/(?:shared-)?files\/[\w.~%-]+/g)) files.add(file);
  };
  const rows = app.app.rows.filter((row) => row.method === 'GET' && (calls?.includes(nameOf(row)) ?? true));
  for (const row of rows) {
    const requests = await requestsOf(app, row, { shipper: reader, operator }, ids);
    await Promise.all(requests.map((sent) => open(nameOf(row), addressOf(row, sent))));
  }
  await Promise.all([...files].map((file) => open('a file', file)));
  return found;
};
