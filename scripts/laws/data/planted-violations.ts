// Texts of source files, none of which is ever run.

import { oddSpaces } from './odd-styles.ts';

export type Files = Record<string, string>;

/** How a feature says what it is and uses. */
const declared = (name: string, uses: string[] = [], more = '') =>
  `export const one = feature({ name: '${name}', uses: ${JSON.stringify(uses)}, ${more} });\n`;

/** A repository of two floors that keeps every law. */
export const LAWFUL: Files = {
  'contract/src/places/places.contract.ts': 'export const places = {};\n',
  'contract/src/loads/loads.contract.ts': 'export const loads = {};\n',
  'contract/src/loads/words/en.ts': "export const words = { greeting: 'Hello {{name}}' };\n",
  'contract/src/loads/words/es.ts': "export const words = { greeting: 'Hola {{name}}' };\n",
  'server/src/features/places/find-place.ts': 'export const findPlace = () => 1;\n',
  'server/src/features/loads/loads.queries.ts': "export const all = (db: Db) => db.selectFrom('loads');\n",
  'server/src/features/places/places.feature.ts': declared('places'),
  'server/src/features/loads/loads.feature.ts': declared('loads', ['places']),
  'server/src/features/loads/book-load.ts':
    "import { loads } from '@portal/contract/loads/loads.contract.ts';\nimport { findPlace } from '../places/find-place.ts';\nexport const bookLoad = () => [loads, findPlace()];\n",
  'server/src/platform/clock.ts': 'export const now = () => Date.now();\n',
  'web/src/app/router.tsx': 'export const router = <Link to="/home/" />;\n',
  'server/src/features/loads/loads.test.ts': "it('books', () => undefined);\n",
};

const lines = (count: number) => 'export const one = 1;\n'.repeat(count);
const words = (phrase: string) => `export const words = { greeting: '${phrase}' };\n`;
const machine = (folder: string) => ['', folder, 'somebody', 'file'].join('/');
const registry = ['https://registry', 'npmjs', 'org'].join('.');

/** Each sheet that may have odd spaces, with as many as it may. */
const sheetsWithOddSpaces: Files = Object.fromEntries(
  Object.entries(oddSpaces).map(([file, count]) => [file, '.a {\n  margin: 7px;\n}\n'.repeat(count)]),
);

/** Violations to plant: the law that must find each, what is planted, and the files that carry it. */
export const PLANTED: [law: string, what: string, files: Files][] = [
  [
    'imports go down the floors',
    'upwards',
    { 'server/src/features/places/up.ts': "import '../loads/book-load.ts';\n" },
  ],
  [
    'imports go down the floors',
    'beyond what is declared',
    {
      'server/src/features/carriers/carriers.feature.ts': declared('carriers'),
      'server/src/features/loads/x.ts': "import '../carriers/carriers.feature.ts';\n",
    },
  ],
  [
    'imports go down the floors',
    'declared and not needed',
    { 'server/src/features/places/places.feature.ts': declared('places', ['loads']) },
  ],
  [
    'imports go down the floors',
    'in a circle that is declared',
    {
      'server/src/features/loads/loads.feature.ts': declared('loads', ['places']),
      'server/src/features/places/places.feature.ts': declared('places', ['loads']),
      'server/src/features/places/up.ts': "import '../loads/loads.queries.ts';\n",
    },
  ],
  [
    'imports go down the floors',
    'in a circle where nothing is declared',
    {
      'contract/src/loads/down.ts': "import '../places/places.contract.ts';\n",
      'contract/src/places/up.ts': "import '../loads/loads.contract.ts';\n",
    },
  ],
  [
    'imports go down the floors',
    'from the ground',
    { 'server/src/platform/up.ts': "import '../features/loads/book-load.ts';\n" },
  ],
  ['imports go down the floors', 'of the roof', { 'web/src/features/loads/up.ts': "import '../../app/router.tsx';\n" }],
  [
    'imports go down the floors',
    'lazily',
    { 'server/src/features/places/up.ts': "await import('../loads/book-load.ts');\n" },
  ],
  ['packages know only the contract', 'web to server', { 'web/src/app/x.ts': "import '@portal/server/main.ts';\n" }],
  [
    'packages know only the contract',
    'by relative path',
    { 'web/src/app/x.ts': "import '../../../contract/src/loads/loads.contract.ts';\n" },
  ],
  [
    'simulators stay outside the product',
    'import',
    { 'server/src/platform/x.ts': "import '@portal/simulators/main.ts';\n" },
  ],
  [
    'no circles of imports',
    'of two files',
    { 'web/src/app/a.ts': "import './b.ts';\n", 'web/src/app/b.ts': "import './a.ts';\n" },
  ],
  ['no circles of imports', 'of types', { 'web/src/app/a.ts': "import type { A } from './a.ts';\n" }],
  [
    'what every page loads first has no schemas',
    'a helper of the frame beside a schema',
    {
      'web/src/main.tsx': "import { countries } from '@portal/contract/values/countries.ts';\nconsole.log(countries);\n",
      'contract/src/values/countries.ts':
        "import { z } from 'zod';\nexport const countries = ['US'];\nexport const anyCountry = z.enum(countries);\n",
    },
  ],
  [
    'screens take calls from x.calls.ts, and types alone from x.contract.ts',
    'rows in a screen',
    { 'web/src/app/a.ts': "import { type One, loads } from '@portal/contract/loads/loads.contract.ts';\n" },
  ],
  [
    'screens take calls from x.calls.ts, and types alone from x.contract.ts',
    'rows behind a schema',
    { 'contract/src/loads/load.ts': "import { loads } from './loads.contract.ts';\n" },
  ],
  ['files have at most 300 lines', '301 lines', { 'web/src/app/long.ts': lines(301) }],
  [
    'functions have at most 60 lines',
    '61 lines',
    { 'web/src/app/long.ts': `export const f = () => {\n${'  f();\n'.repeat(59)}};\n` },
  ],
  ['no barrels', 'index', { 'web/src/app/index.ts': '\n' }],
  ['no barrels', 'export *', { 'web/src/app/all.ts': "export * from './router.tsx';\n" }],
  ['no barrels', 'named', { 'web/src/app/all.ts': "export { router } from './router.tsx';\n" }],
  ['no any', 'as any', { 'web/src/app/x.ts': 'export const x = 1 as any;\n' }],
  ['no any', 'nested', { 'web/src/app/x.ts': 'export type X = Record<string, any[]>;\n' }],
  ['no classes that hold services', 'class', { 'server/src/platform/x.ts': 'export class LoadService {}\n' }],
  ['every test runs', 'skip', { 'web/src/app/x.test.ts': "it.skip('works', () => undefined);\n" }],
  [
    'every test runs',
    'only, chained',
    { 'web/src/app/x.test.ts': "describe.concurrent.only('x', () => undefined);\n" },
  ],
  ['every test runs', 'fixme in a journey', { 'e2e/x.spec.ts': "test.fixme('works', () => undefined);\n" }],
  ['every test runs', 'xit', { 'web/src/app/x.test.ts': "xit('works', () => undefined);\n" }],
  ['names are kebab-case', 'a file', { 'web/src/app/MyPage.tsx': '\n' }],
  ['names are kebab-case', 'a folder', { 'web/src/features/loads/someParts/x.ts': '\n' }],
  ['no utils', 'utils.ts', { 'web/src/app/utils.ts': '\n' }],
  ['a feature has one name in every package', 'unknown', { 'contract/src/shipments/list.ts': '\n' }],
  ['a feature has one name in every package', 'undeclared', { 'server/src/features/claims/claim.ts': '\n' }],
  [
    'a feature has one name in every package',
    'no contract',
    { 'server/src/features/claims/claims.feature.ts': declared('claims', [], 'routes: () => undefined') },
  ],
  [
    'a feature has one name in every package',
    'another name',
    { 'server/src/features/places/places.feature.ts': declared('spots') },
  ],
  [
    'a feature has one name in every package',
    'another file',
    { 'server/src/features/loads/freight.feature.ts': declared('loads', ['places']) },
  ],
  [
    'the drawing of the floors is current',
    'an old one',
    { 'docs/ARCHITECTURE.md': '<!-- floors: npm run docs:floors -->\n\nloads\n\n<!-- end of floors -->\n' },
  ],
  ['the drawing of the floors is current', 'none', { 'docs/ARCHITECTURE.md': '# Architecture\n' }],
  ['no machine paths and no registry hosts', 'a path', { 'docs/x.md': `See ${machine('root')}\n` }],
  [
    'no machine paths and no registry hosts',
    'a home',
    { 'server/src/platform/x.ts': `const x = '${machine('home')}';\n` },
  ],
  ['no machine paths and no registry hosts', 'a host', { 'package.json': `{ "resolved": "${registry}/zod" }\n` }],
  [
    'only queries speak SQL',
    'builder',
    { 'server/src/features/loads/x.ts': "export const x = (db: Db) => db.updateTable('loads');\n" },
  ],
  ['only queries speak SQL', 'template', { 'server/src/features/loads/y.ts': 'export const x = sql`select 1`;\n' }],
  [
    'connections to the database are made in one place',
    'a client',
    { 'server/src/platform/x.ts': 'export const client = new pg.Client(url);\n' },
  ],
  [
    'connections to the database are made in one place',
    'a pool',
    { 'server/src/platform/x.ts': 'export const pool = makePool({ connectionString: url });\n' },
  ],
  [
    'a row is locked before it is read',
    'a read by name',
    {
      'server/src/features/loads/x.ts':
        'export const x = (ctx) => withTransaction(ctx, async (tx) => void (await loadInScope(tx, 1)));\n',
    },
  ],
  [
    'a row is locked before it is read',
    'a read of all',
    {
      'server/src/features/loads/x.ts':
        'export const x = (ctx) => withTransaction(ctx, async (tx) => { const load = await getLoadDetails(tx, 1); save(load); });\n',
    },
  ],
  [
    'a row is locked before it is read',
    'a row that is only said to be locked',
    { 'server/src/features/loads/x.ts': 'export const x = (row) => moveLoad(asLocked(row));\n' },
  ],
  [
    'a row is locked before it is read',
    'a lock that keeps others from pointing to the row',
    {
      'server/src/features/loads/x.queries.ts':
        "export const x = (db: Db) => db.selectFrom('loads').forUpdate().execute();\n",
    },
  ],
  [
    'features go by the clock that can be set',
    'a day of its own',
    { 'server/src/features/loads/x.ts': 'export const today = () => dayInZone(zone, new Date());\n' },
  ],
  [
    'features go by the clock that can be set',
    'the day of the database',
    { 'server/src/features/loads/x.queries.ts': 'export const today = sql`current_date`;\n' },
  ],
  [
    'local times go by the table of zones',
    'a format of its own',
    { 'web/src/x.ts': "export const at = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone: zone });\n" },
  ],
  [
    'local times go by the table of zones',
    'the clocks of PostgreSQL',
    { 'server/src/features/loads/x.queries.ts': 'export const x = sql`eta_at at time zone ${zone}`;\n' },
  ],
  [
    'no day is cut out of an instant',
    'the day in UTC',
    { 'server/src/features/loads/x.ts': 'export const x = (at: Date) => at.toISOString().slice(0, 10);\n' },
  ],
  [
    'no day is cut out of an instant',
    'the month in UTC',
    { 'server/src/features/loads/x.ts': 'export const x = (load: Load) => load.booked_at?.slice(0, 7);\n' },
  ],
  [
    'no day is cut out of an instant',
    'a moment shown as a day',
    { 'web/src/x.tsx': 'export const x = date(account.created_at);\n' },
  ],
  [
    'no day is cut out of an instant',
    'a moment cast to a day',
    { 'server/src/features/loads/x.queries.ts': 'export const x = sql`select actual_delivery_at::date`;\n' },
  ],
  [
    'no day is cut out of an instant',
    'the day in UTC, in SQL',
    { 'server/src/features/loads/x.queries.ts': "export const x = sql`(q.expires_at at time zone 'UTC')::date`;\n" },
  ],
  [
    'no day is cut out of an instant',
    'the month of a moment',
    { 'server/src/features/loads/x.queries.ts': "export const x = sql`date_trunc('month', loads.created_at)`;\n" },
  ],
  [
    'no day is cut out of an instant',
    'a moment written as a day',
    { 'server/src/features/loads/x.queries.ts': "export const x = sql`to_char(paid_at, 'MM-DD-YYYY')`;\n" },
  ],
  [
    'no day is cut out of an instant',
    'the first letters of a moment',
    { 'server/src/features/loads/x.ts': 'export const x = (load: Load) => load.booked_at.substring(0, 10);\n' },
  ],
  [
    'no day is cut out of an instant',
    'the day of the device',
    { 'web/src/x.ts': 'export const x = (at: Date) => at.toLocaleDateString();\n' },
  ],
  [
    'styles take sizes, weights and radii from the tokens',
    'a size',
    { 'web/src/features/loads/list.module.css': '.a {\n  font-size: 13px;\n}\n' },
  ],
  [
    'styles take sizes, weights and radii from the tokens',
    'a weight',
    { 'web/src/features/loads/list.module.css': '.a {\n  font-weight: 600;\n}\n' },
  ],
  [
    'styles take sizes, weights and radii from the tokens',
    'a radius beside a token',
    { 'web/src/app/x.module.css': '.a {\n  border-radius: var(--p-radius-small) 3px 0 0;\n}\n' },
  ],
  [
    'query keys come from their feature',
    'a literal key',
    { 'web/src/features/loads/x.ts': "client.invalidateQueries({ queryKey: ['loads', 7] });\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'an array',
    { 'web/src/features/loads/x.ts': "export const over = new Set(['delivered', 'cancelled']);\n" },
  ],
  [
    'a list of statuses stands in the contract',
    "an array of an invoice's",
    { 'server/src/features/loads/x.ts': "export const payable = ['open', 'payment_processing'];\n" },
  ],
  [
    'a list of statuses stands in the contract',
    "an array of a policy's",
    { 'web/src/features/loads/x.ts': "export const bought = ['reserved', 'issuing', 'in_force'] as const;\n" },
  ],
  [
    'a list of statuses stands in the contract',
    "an array of a carrier's bill",
    { 'server/src/features/loads/x.ts': "export const undecided = ['matched', 'in_dispute'];\n" },
  ],
  [
    'a list of statuses stands in the contract',
    "an array of a payment's",
    { 'server/src/features/loads/x.ts': "export const gone = ['returned', 'refunded'];\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'two comparisons',
    { 'server/src/features/loads/x.ts': "export const x = (s: string) => s === 'draft' || s === 'withdrawn';\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'two comparisons the other way round',
    { 'server/src/features/loads/x.ts': "export const x = (s: string) => 'declined' === s || 'timed_out' === s;\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'two of a longer chain',
    { 'web/src/features/loads/x.ts': "export const x = (s: string, old: boolean) => s === 'expired' || old || s === 'unassigned';\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'two in brackets',
    { 'web/src/features/loads/x.ts': "export const x = (s: string, old: boolean) => (old || s === 'expired') || (s === 'unassigned');\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'two that are denied',
    { 'server/src/features/loads/x.ts': "export const x = (s: string) => s !== 'quoted' && s !== 'with_operations';\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'two in one branch of a switch',
    { 'server/src/features/loads/x.ts': "export const x = (s: string) => {\n  switch (s) {\n    case 'tendered':\n    case 'pending':\n      return 1;\n    default:\n      return 2;\n  }\n};\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'a record that says which are meant',
    { 'web/src/features/loads/x.ts': "export const isOver: Record<string, boolean> = { delivered: true, 'in transit': false };\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'in a query',
    { 'server/src/features/loads/x.queries.ts': "export const x = sql`select 1 from loads where status in ('assigned', 'in transit')`;\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'in a query that leaves them out',
    { 'server/src/features/loads/x.queries.ts': "export const x = sql`select 1 from invoices where status not in ('void', 'refunded')`;\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'in a query, one by one',
    { 'server/src/features/loads/x.queries.ts': "export const x = sql`select 1 from tenders t where t.status = 'queued' or t.status = 'sending'`;\n" },
  ],
  [
    'a list of statuses stands in the contract',
    'in a text that becomes a query',
    { 'server/src/features/loads/x.queries.ts': "export const x = \"t.status in ('declined', 'timed_out', 'cancelled')\";\n" },
  ],
  [
    'styles take colours from the tokens',
    'a number',
    { 'web/src/features/loads/list.module.css': '.a {\n  color: #123456;\n}\n' },
  ],
  [
    'styles take colours from the tokens',
    'parts of light',
    { 'web/src/features/loads/list.module.css': '.a {\n  border: 1px solid rgb(10 20 30 / 40%);\n}\n' },
  ],
  [
    'styles take colours from the tokens',
    'a name',
    { 'web/src/features/loads/list.module.css': '.a {\n  background: white;\n}\n' },
  ],
  [
    'styles take spaces from the tokens',
    'an exception nobody needs',
    {
      'scripts/laws/data/odd-styles.ts': '\n',
      'web/src/app/guest/guest-layout.module.css': '.a {\n  color: #fff;\n}\n',
      'web/src/features/settings/logos/logos.module.css': '.a {\n  color: #fff;\n}\n',
      'web/src/features/insurance/insurance.module.css': '.a {\n  color: #fff;\n}\n',
    },
  ],
  [
    'styles take colours from the tokens',
    'an exception nobody needs',
    { 'scripts/laws/data/odd-styles.ts': '\n', ...sheetsWithOddSpaces },
  ],
  [
    'styles take spaces from the tokens',
    'a margin',
    { 'web/src/features/loads/list.module.css': '.a {\n  margin: 7px;\n}\n' },
  ],
  [
    'styles take spaces from the tokens',
    'a padding beside a token',
    { 'web/src/features/loads/list.module.css': '.a {\n  padding: var(--p-space-4) 9px 0;\n}\n' },
  ],
  [
    'styles take spaces from the tokens',
    'a gap of the scale that names no token',
    { 'web/src/features/loads/list.module.css': '.a {\n  gap: 12px;\n}\n' },
  ],
  [
    'lines have one of the known heights',
    'a height of its own',
    { 'web/src/features/loads/list.module.css': '.a {\n  line-height: 25px;\n}\n' },
  ],
  [
    'lines have one of the known heights',
    'a share of the size',
    { 'web/src/features/loads/list.module.css': '.a {\n  line-height: 1.45;\n}\n' },
  ],
  [
    'what only screen readers read is hidden by one rule',
    'a copy',
    { 'web/src/features/loads/list.module.css': '.hidden {\n  position: absolute;\n  clip-path: inset(50%);\n}\n' },
  ],
  [
    'what a screen says stands in its words',
    'a text',
    { 'web/src/features/loads/x.tsx': 'export const x = <p>Nothing found</p>;\n' },
  ],
  [
    'what a screen says stands in its words',
    'a word in brackets',
    { 'web/src/features/loads/x.tsx': "export const x = <p>{'Delivered'}</p>;\n" },
  ],
  [
    'what a screen says stands in its words',
    'a name that is heard',
    { 'web/src/features/loads/x.tsx': 'export const x = <button aria-label="Close" />;\n' },
  ],
  [
    'what a screen says stands in its words',
    'a hint with a value',
    { 'web/src/features/loads/x.tsx': 'export const x = <input placeholder={`Search ${name}`} />;\n' },
  ],
  [
    'what a screen says stands in its words',
    'one of two words',
    { 'web/src/features/loads/x.tsx': "export const x = <p>{isLate ? 'Late by a day' : t('loads.due')}</p>;\n" },
  ],
  [
    'what a screen says stands in its words',
    'a word that may be left out',
    { 'web/src/features/loads/x.tsx': "export const x = <p>{isLate && 'Late by a day'}</p>;\n" },
  ],
  [
    'what a screen says stands in its words',
    'a template',
    { 'web/src/features/loads/x.tsx': 'export const x = <p>{`Late by ${days} days`}</p>;\n' },
  ],
  [
    'what a screen says stands in its words',
    'a choice that is heard',
    { 'web/src/features/loads/x.tsx': "export const x = <p title={isLate ? 'Late by a day' : undefined} />;\n" },
  ],
  [
    'e-mail addresses are checked by one pattern',
    'a pattern',
    { 'web/src/features/loads/x.ts': String.raw`export const x = /^[^@\s]+@[^@\s]+\.[a-z]+$/;` },
  ],
  [
    'e-mail addresses are checked by one pattern',
    'a shorter one',
    { 'server/src/features/loads/x.ts': String.raw`export const x = (text: string) => /\S+@\S+/.test(text);` },
  ],
  [
    'e-mail addresses are checked by one pattern',
    'another schema',
    { 'contract/src/loads/x.ts': 'export const x = z.email();\n' },
  ],
  [
    'links to screens are checked by the router',
    'a literal href',
    { 'web/src/features/loads/x.tsx': 'export const x = <a href="/my-loads">x</a>;\n' },
  ],
  [
    'links to screens are checked by the router',
    'a template',
    { 'web/src/features/loads/x.tsx': 'export const x = <Link to={`/my-loads/${id}`}>x</Link>;\n' },
  ],
  [
    'links to screens are checked by the router',
    'a redirect',
    { 'web/src/features/loads/x.ts': 'export const x = () => redirect({ href: loadAddress(7) });\n' },
  ],
  [
    'a chunk that does not load is said in words',
    'an import on its own',
    { 'web/src/features/loads/x.ts': "export const x = async () => (await import('./y.ts')).y;\n" },
  ],
  [
    'a chunk that does not load is said in words',
    "React's own lazy",
    { 'web/src/features/loads/x.ts': "export const X = lazy(() => import('./y.tsx'));\n" },
  ],
  [
    'every screen is looked at',
    'declared and in no list',
    { 'web/src/features/loads/loads.routes.tsx': "export const loads = createRoute({ path: 'loads' });\n" },
  ],
  [
    'every screen is looked at',
    'in a list and not declared',
    { 'e2e/screens/loads.ts': "export const screens = [{ path: 'loads', states: [] }];\n" },
  ],
  [
    'every screen is looked at',
    'in the list of another feature',
    {
      'web/src/features/loads/loads.routes.tsx': "export const loads = createRoute({ path: 'loads' });\n",
      'e2e/screens/places.ts': "export const screens = [{ path: 'loads', states: [] }];\n",
    },
  ],
  [
    'migrations give the same schema in any order of landing',
    'a number',
    { 'server/src/migrations/0372-cups.sql': 'create table cups (id integer);\n' },
  ],
  [
    'migrations give the same schema in any order of landing',
    'a function once more',
    { 'server/src/migrations/20261129-0900-cups.sql': 'create or replace function count_cups() returns integer;\n' },
  ],
  ['phrase keys are typed', 'cast', { 'web/src/features/loads/list.ts': "t('loads.nothing' as never);\n" }],
  [
    'phrase keys are typed',
    'reader of its own',
    { 'web/src/features/loads/list.ts': "import i18next from 'i18next';\ni18next.t('x');\n" },
  ],
  [
    'a route loads the words of its screen',
    'not declared',
    {
      'web/src/features/places/places.feature.ts': declared('places', [], 'words: []'),
      'web/src/features/places/places.routes.tsx':
        "export const one = createRoute({ component: lazyPage(() => import('./page.tsx')) });\n",
      'web/src/features/places/page.tsx': "import { greet } from './greet.ts';\nexport const Page = greet;\n",
      'web/src/features/places/greet.ts': "export const greet = (t: Translate) => t('loads.greeting');\n",
    },
  ],
  [
    'a route loads the words of its screen',
    'declared and not there',
    {
      'web/src/features/places/places.feature.ts': declared('places', [], "words: ['roads']"),
      'web/src/features/places/places.routes.tsx':
        "export const one = createRoute({ component: lazyPage(() => import('./page.tsx')) });\n",
      'web/src/features/places/page.tsx': 'export const Page = 1;\n',
    },
  ],
  ['both languages are complete', 'no twin', { 'contract/src/places/words/en.ts': words('Hi') }],
  ['both languages are complete', 'missing phrase', { 'contract/src/loads/words/es.ts': 'export const words = {};\n' }],
  ['both languages are complete', 'empty phrase', { 'contract/src/loads/words/es.ts': words('') }],
  ['both languages are complete', 'placeholder', { 'contract/src/loads/words/es.ts': words('Hola {{nombre}}') }],
  [
    'a right is asked as a capability, not by a role',
    'a comparison',
    { 'web/src/features/loads/x.ts': "export const x = (role: string) => role === 'platform_admin';\n" },
  ],
  [
    'a right is asked as a capability, not by a role',
    'in a query',
    { 'server/src/features/loads/x.queries.ts': "export const x = `case r.key when 'customer_agent' then 1 end`;\n" },
  ],
  [
    'whoever gives or takes power shows the rights held',
    'another role',
    { 'server/src/features/loads/x.queries.ts': "export const x = (db: Db, id: number) =>\n  db.updateTable('users').set({ role_id: 1 }).where('id', '=', id).execute();\n" },
  ],
  [
    'whoever gives or takes power shows the rights held',
    'a right, in plain SQL',
    { 'server/src/features/loads/x.queries.ts': 'export const x = (db: Db) => sql`insert  into\n  role_permissions (role_id) values (1)`.execute(db);\n' },
  ],
  [
    'whoever gives or takes power shows the rights held',
    'an account elsewhere in the tree',
    { 'server/src/features/loads/x.queries.ts': "export const x = (db: Db) => db.updateTable('accounts').set({ parent_id: 1 }).execute();\n" },
  ],
  [
    'rights are found held by one function alone',
    'made by hand',
    { 'server/src/features/loads/x.ts': "export const x = { kind: 'user', user_id: 1 } as unknown as HeldRights<'user'>;\n" },
  ],
  [
    'a veto refuses and writes nothing',
    'one that queues a job',
    {
      'server/src/platform/jobs/jobs.ts': 'export const enqueue = 1;\n',
      'server/src/features/loads/x.ts': "import { enqueue } from '../../platform/jobs/jobs.ts';\nexport const x = veto(act, () => enqueue);\n",
    },
  ],
  [
    'sockets are notified after commit',
    'one that is notified at once',
    { 'server/src/features/loads/x.ts': 'export const x = (tx: Ctx) => tx.services.realtime.toUsers([1]);\n' },
  ],
  [
    'exceptions of power name what there is',
    'a function that is gone',
    { 'server/src/features/api-keys/api-keys.queries.ts': "export const renameKey = 1;\nexport const x = (db: Db, { id }: HeldRights<'key'>) => db.deleteFrom('api_keys').where('id', '=', id).execute();\n", 'server/src/features/api-keys/api-keys.feature.ts': declared('api-keys') },
  ],
  [
    'names, comments, test titles and documents use plain words',
    'a comment over two lines',
    { 'server/src/features/loads/x.ts': '/** A number that is\n * to be read. */\nexport const x = 1;\n' },
  ],
  ['names, comments, test titles and documents use plain words', 'part of a name', { 'web/src/features/loads/x.ts': 'export const toldOf = 1;\n' }],
  ['names, comments, test titles and documents use plain words', 'a test title', { 'server/src/features/loads/x.test.ts': "it.each([1])('hears %s', () => undefined);\n" }],
  ['names, comments, test titles and documents use plain words', 'a file name', { 'server/src/features/loads/unsaid.ts': 'export const x = 1;\n' }],
  ['names, comments, test titles and documents use plain words', 'a document', { 'docs/operations.md': 'It starts anew.\n' }],
  ['Spanish texts use the terms of Mexican trade', 'a word of another country', { 'contract/src/loads/words/es.ts': "export const words = { greeting: '{{name}}: Se dejó un patín.' };\n" }],
  ['Spanish texts use the terms of Mexican trade', 'a term of another thing', { 'contract/src/loads/words/es.ts': "export const words = { greeting: '{{name}}: Genera demoras diarias.' };\n" }],
  [
    'tables of data keep their columns, types and order',
    'a cell too few',
    { 'simulators/src/carriers/data/postal-areas.tsv': '# Areas.\nCA\tA0\t48.43\n' },
  ],
  [
    'tables of data keep their columns, types and order',
    'a word for a number',
    { 'simulators/src/carriers/data/postal-areas.tsv': '# Areas.\nCA\tA0\tnorth\t-56.26\n' },
  ],
  [
    'tables of data keep their columns, types and order',
    'a row twice',
    { 'simulators/src/carriers/data/postal-areas.tsv': '# Areas.\nCA\tA0\t48.43\t-56.26\nCA\tA0\t48.4\t-56.2\n' },
  ],
  [
    'tables of data keep their columns, types and order',
    'out of order',
    { 'simulators/src/carriers/data/postal-areas.tsv': '# Areas.\nMX\t010\t19.3\t-99.2\nCA\tA0\t48.43\t-56.26\n' },
  ],
  [
    'tables of data keep their columns, types and order',
    'nothing about its source',
    { 'simulators/src/carriers/data/postal-areas.tsv': 'CA\tA0\t48.43\t-56.26\n' },
  ],
  [
    'tables of data keep their columns, types and order',
    'columns that nobody names',
    { 'server/src/features/loads/data/lanes.tsv': '# Lanes.\n1\t2\n' },
  ],
  [
    'a table is written by one feature',
    'an exception nobody needs',
    { 'scripts/laws/data/shared-tables.ts': '\n' },
  ],
  [
    'a table is written by one feature',
    'by a second one',
    { 'server/src/features/places/places.queries.ts': "export const x = (db: Db) => db.updateTable('locations').set({ name: '' }).execute();\n", 'server/src/features/loads/loads.queries.ts': "export const x = (db: Db) => db.deleteFrom('locations').execute();\n" },
  ],
  [
    'a table is written by one feature',
    'by a second one, in plain SQL',
    { 'server/src/features/places/places.queries.ts': "export const x = (db: Db) => db.insertInto('locations').values({}).execute();\n", 'server/src/features/loads/loads.queries.ts': "export const x = sql`update locations l set name = ''`;\n" },
  ],
];
