import { expect, it } from 'vitest';
import { faultsOfOrder, touchedBy } from './lock-order.ts';

const onLoads = new Set(['carrier_quotes', 'tenders']);
const faultsOf = (...statements: string[]) => faultsOfOrder(statements.flatMap(touchedBy), onLoads);

it('finds what a statement adds, changes and locks', () => {
  expect(touchedBy('insert into "tenders" ("load_id") values ($1)')).toEqual([{ table: 'tenders', isNew: true }]);
  expect(touchedBy('select "id" from "loads" where "id" = $1 for no key update')).toEqual([
    { table: 'loads', isNew: false },
  ]);
  expect(touchedBy('select (select 1 from stops limit 1) from "loads" where "id" = $1 for no key update')).toEqual([
    { table: 'loads', isNew: false },
  ]);
  expect(touchedBy('update carrier_quotes set price = 1 where load_id in (select id from loads)')).toEqual([
    { table: 'carrier_quotes', isNew: false },
  ]);
  expect(touchedBy('select "id" from "loads"')).toEqual([]);
});

const lock = (table: string) => `select "id" from "${table}" where "id" = $1 for no key update`;

it('names what was written before the load it hangs on was locked', () => {
  const insert = 'insert into "carrier_quotes" ("price") values ($1)';
  expect(faultsOf(lock('loads'), insert)).toEqual([]);
  expect(faultsOf(insert, 'update "loads" set "price" = $1')).toEqual([
    'carrier_quotes before loads: carrier_quotes, loads',
  ]);
});

it('names rows that are locked against the order, but for those that are new', () => {
  expect(faultsOf(lock('claims'), lock('loads'), lock('invoices'))).toEqual([]);
  expect(faultsOf(lock('invoices'), lock('checkouts'))).toEqual(['invoices before checkouts: invoices, checkouts']);
  expect(faultsOf(lock('loads'), 'insert into "claims" ("load_id") values ($1)')).toEqual([]);
  expect(faultsOf(lock('loads'), lock('claims'))).toEqual(['loads before claims: loads, claims']);
});
