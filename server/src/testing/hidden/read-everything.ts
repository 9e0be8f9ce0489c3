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
  const path = named.reduce<string>((address, [name, value]) => address.replace(`{${name}}`, String(value)), row.path);
  return `${path}?${new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
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
  const request = readingRequests[call];
  if (request) return [...named.flat(), typeof request === 'function' ? await request(app, people) : request];
  return row.path.includes('{') ? named.flat() : [...named.flat(), {}];
};

/** A call and the address at which it is made. */
type Asked = { call: string; address: string };

/** Every call that reads, about each of these. */
export const everyAddress = async (app: TestApp, people: People, ids: readonly number[]): Promise<Asked[]> => {
  const rows = app.app.rows.filter(({ method }) => method === 'GET');
  const asked: Asked[] = [];
  for (const row of rows) {
    const requests = await requestsOf(app, row, people, ids);
    asked.push(...requests.map((sent) => ({ call: nameOf(row), address: addressOf(row, sent) })));
  }
  return asked;
};

/** What one person reads at these addresses, with the files that the answers lead to. */
export const readAll = async (app: TestApp, { token }: Shipper, asked: readonly Asked[]): Promise<Read[]> => {
  const found: Read[] = [];
  const files = new Set<string>();
  const open = async ({ call, address }: Asked): Promise<void> => {
    const answer = await fetch(app.url + address, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status === 503) {
      await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
      return open({ call, address });
    }
    const text = await textOf(await answer.bytes());
    if (answer.status !== 200) return;
    found.push({ call, text });
    for (const [file] of text.matchAll(/\/api\/(?:shared-)?files\/[\w.~%-]+/g)) files.add(file);
  };
  for (const all of Map.groupBy(asked, ({ call }) => call).values()) await Promise.all(all.map(open));
  await Promise.all([...files].map((address) => open({ call: 'a file', address })));
  return found;
};
