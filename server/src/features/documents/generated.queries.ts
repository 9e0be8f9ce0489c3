import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { type Insertable, sql } from 'kysely';
import type { Documents } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DocumentRow } from './documents.queries.ts';

/** The account of a load, as papers name it. */
export const findPaperAccount = async (db: Database, accountId: number) => {
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'address', 'city', 'state', 'zip_code', 'country', 'phone', 'tax_id', 'accounting_email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...account, country: knownCountry(account.country) };
};
export type PaperAccount = Awaited<ReturnType<typeof findPaperAccount>>;

/** The truck and driver operations found last. */
export const findTruck = (db: Database, loadId: number) =>
  db
    .selectFrom('assignments')
    .select(['driver_name', 'driver_phone', 'truck_number', 'trailer_number', 'trucker_name'])
    .where('load_id', '=', loadId)
    .orderBy('tender_id', 'desc')
    .executeTakeFirst();

/** The authority a load's carrier works under (49 CFR 371.3); empty where it is not known. */
export const findCarrierAuthority = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['carriers.mc_number', 'carriers.dot_number'])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();

/** The key of the picture on the papers of a load's account. */
export const findLogoKey = async (db: Database, loadId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('loads')
      .innerJoin('accounts', 'accounts.id', 'loads.account_id')
      .select('accounts.documents_logo_key')
      .where('loads.id', '=', loadId)
      .executeTakeFirst()
  )?.documents_logo_key ?? null;

/** The countries a load's stops are in. */
export const findCountries = async (db: Database, loadId: number): Promise<string[]> =>
  (await db.selectFrom('stops').select('country').distinct().where('load_id', '=', loadId).execute()).map(
    ({ country }) => country,
  );

export type DrawnKind = {
  load_id: number;
  type: GeneratedType | 'label' | 'payment_receipt';
  language: Language;
  audience: string;
  /** Which of several forms of it, such as labels on a sheet of six; empty where there is one. */
  form: string;
};

/** The paper of this kind that is in force; undefined where none has been drawn, or it was taken back. */
export const findDrawn = (db: Database, { load_id, type, language, audience, form }: DrawnKind) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('load_id', '=', load_id)
    .where('type', '=', type)
    .where('language', '=', language)
    .where('audience', '=', audience)
    .where('form', '=', form)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('drawn_from', 'is not', null), where('created_by', 'is', null)]))
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The latest drawing in force of a form of a paper that says exactly this, whichever load it is filed with. */
export const findSameDrawn = (
  db: Database,
  { type, language, form }: Omit<DrawnKind, 'load_id' | 'audience'>,
  drawnFrom: string,
) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('type', '=', type)
    .where('form', '=', form)
    .where('language', '=', language)
    .where('drawn_from', '=', drawnFrom)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The drawings in force of a form of a paper, in the order of their loads. */
export const findDrawnForms = (db: Database, { type, form }: Pick<DrawnKind, 'type' | 'form'>) =>
  db
    .selectFrom('documents')
    .select(['id', 'load_id', 'name', 'type', 'version'])
    .where('type', '=', type)
    .where('form', '=', form)
    .where('removed_at', 'is', null)
    .orderBy('load_id')
    .orderBy('id')
    .execute();

/** How many versions of a paper there have been, the ones taken back counted too. */
export const countVersions = async (db: Database, seriesId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.max('version').as('last'))
    .where((where) => where.or([where('series_id', '=', seriesId), where('id', '=', seriesId)]))
    .executeTakeFirstOrThrow();
  return last ?? 1;
};

/** Files a drawn paper: the first of its series names the series. */
export const insertDrawn = async (db: Database, row: Insertable<Documents>): Promise<DocumentRow> => {
  const filed = await db.insertInto('documents').values(row).returningAll().executeTakeFirstOrThrow();
  if (filed.series_id !== null) return filed;
  return db
    .updateTable('documents')
    .set({ series_id: filed.id })
    .where('id', '=', filed.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Files a paper drawn from the same origin as an earlier one of its load as its newer version, and the first one by
 * itself. What it is drawn from begins with its origin.
 */
export const insertNewerDrawn = async (
  db: Database,
  origin: string,
  row: Insertable<Documents> & { load_id: number; type: string; name: string },
): Promise<void> => {
  const former = await db
    .selectFrom('documents')
    .select(['id', 'series_id'])
    .where('load_id', '=', row.load_id)
    .where('type', '=', row.type)
    .where(sql<boolean>`starts_with(drawn_from, ${origin})`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!former) {
    await insertDrawn(db, row);
    return;
  }
  const series_id = former.series_id ?? former.id;
  // Papers filed before they had versions name no series.
  await db.updateTable('documents').set({ series_id }).where('id', '=', series_id).execute();
  const version = (await countVersions(db, series_id)) + 1;
  await insertDrawn(db, { ...row, series_id, version, name: row.name.replace(/(\.\w+)$/, `-${version}$1`) });
};

/** Papers that are the newest of their series. */
const inForce = sql<boolean>`documents.removed_at is null and documents.type <> 'former_bol' and not exists (
  select from documents newer where newer.series_id = documents.series_id and newer.version > documents.version
    and newer.removed_at is null)`;

/** The papers in force of these types of a load, in the order of the types. */
export const findInForce = (
  db: Database,
  loadId: number,
  types: readonly DocumentType[],
  audiences: readonly string[],
) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('load_id', '=', loadId)
    .where('type', 'in', types)
    .where('audience', 'in', audiences)
    .where(inForce)
    .orderBy(sql`array_position(${types}::text[], documents.type)`)
    .orderBy('id', 'desc')
    .execute();

export type AttachmentFilter = {
  account_id?: number | undefined;
  load_id?: number | undefined;
  type?: readonly DocumentType[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The zone that days are days of. */
  zone: string;
  skip: number;
  limit: number;
};

/** Beyond so many, papers are not counted. */
const mostCounted = 10_000;

const attachments = (db: Database, scope: Scope, audiences: readonly string[], filter: AttachmentFilter) => {
  const { account_id, load_id, type, from, to, zone } = filter;
  return db
    .selectFrom('documents')
    .where('removed_at', 'is', null)
    .where('audience', 'in', audiences)
    .$if(scope !== 'all', (query) =>
      query.where(sql<boolean>`account_id = any(${scope === 'all' ? [] : scope.accountIds}::integer[])`),
    )
    .$if(account_id !== undefined, (query) => query.where('account_id', '=', account_id ?? 0))
    .$if(load_id !== undefined, (query) => query.where('load_id', '=', load_id ?? 0))
    .$if(Boolean(type?.length), (query) => query.where('type', 'in', type ?? []))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`created_at >= local_instant(${zone}, ${from}::date::timestamp)`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`created_at < local_instant(${zone}, (${to}::date + 1)::timestamp)`),
    );
};

/** A page of the papers of the caller's accounts, newest first, with how many there are. */
export const findAttachments = async (
  db: Database,
  scope: Scope,
  audiences: readonly string[],
  filter: AttachmentFilter,
) => {
  const matching = attachments(db, scope, audiences, filter);
  const [rows, counted] = await Promise.all([
    matching.selectAll().orderBy('id', 'desc').offset(filter.skip).limit(filter.limit).execute(),
    db
      .selectFrom(
        matching
          .select('id')
          .limit(mostCounted + 1)
          .as('some'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const total = Math.min(counted.total, mostCounted);
  return { rows, total, ...(counted.total > mostCounted ? { total_capped: true } : {}) };
};
