import type { DeclaredEvent } from '@portal/contract/events/event.ts';
import type { Job, KeptSetting, Listener, Services, Veto } from './context.ts';
import type { CsvTable } from './csv-tables/csv-table.ts';
import type { Database } from './database/database.ts';
import type { TakenValues } from './http/errors.ts';
import type { RouteTarget } from './http/serve.ts';
import type { Ticker } from './jobs/tickers.ts';

/** What one feature brings to the server. `features.ts` lists all of them, and `app.ts` puts them together. */
export type Feature = {
  /** The name of its folder in each package. */
  name: string;
  /** The features it imports. The laws read name and uses without running anything: both are literals. */
  uses: readonly string[];
  /** Rows without which no database works, the production one neither: written at each start where they are missing. */
  seed?: (db: Database) => Promise<void>;
  /** What each start of a server does before it answers; many may start at once. */
  onStart?: (services: Services) => Promise<void>;
  /** Puts the rows of its contracts on the server, one line a row that forwards to its verb. */
  routes?: (app: RouteTarget) => void;
  /** What callers are answered whose value another row has, where no verb says it before. */
  taken?: TakenValues;
  /** What happens here and others may listen to. */
  events?: readonly DeclaredEvent[];
  /** What is done here, or to what is kept here, and others may refuse. */
  acts?: readonly { name: string }[];
  /** What it refuses of the acts below. */
  vetoes?: readonly Veto[];
  /** Jobs that events start, here or in other features. */
  listeners?: readonly Listener[];
  /** Jobs that verbs enqueue. */
  jobs?: readonly Job[];
  tickers?: readonly Ticker[];
  /** What the operator chooses here for everybody. */
  settings?: readonly KeptSetting[];
  /** What the operator keeps in files, in the order in which they are read: a table after those it names. */
  tables?: readonly CsvTable[];
};

export const feature = (declaration: Feature): Feature => declaration;
