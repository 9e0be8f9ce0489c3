import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';

/** Stands for the present by the server's clock among the values of a statement, until the connection sends it. */
export const present = Object.freeze({ valueOf: () => 'the present' });

/** The present by the server's clock: what prices, deadlines and links of customers go by. */
export const nowByClock: RawBuilder<string> = sql<string>`${present}::timestamptz`;

/** The day it is for the operator by the server's clock; `operatorDay` outside SQL. */
export const todayByClock: RawBuilder<string> = sql<string>`local_day(coalesce(
  (select value ->> 'time_zone' from settings where name = ${billingTerms.name}), ${billingTerms.default.time_zone}),
  ${present}::timestamptz)`;

/** The one clock that all servers share: when a row was written, and how long a server may hold one. */
export const nowByDatabase: RawBuilder<string> = sql<string>`now()`;

/** The values of a statement with the present filled in. */
export const withPresent = (values: readonly unknown[], clock: Clock): unknown[] =>
  values.map((value) => (value === present ? clock.now().toISOString() : value));
