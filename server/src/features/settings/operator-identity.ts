import { bolSerials, ssccSerials } from '@portal/contract/loads/references.ts';
import { type OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { readStored } from '@portal/contract/values/values.ts';
import type { Ctx, FirstStart } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { problem } from '../../platform/http/errors.ts';
import {
  findOperatorAccount,
  findSerials,
  findSetting,
  recordIdentity,
  renameOperatorAccount,
  storeSetting,
} from './settings.queries.ts';

const { shape } = operatorIdentity.schema;

/** The serials reached, where a company prefix does not leave room for as many again; null where it does. */
const serialsBeyond = async (db: Database, prefix: string): Promise<number | null> => {
  const { load, unit } = await findSerials(db);
  return load * 2 <= bolSerials(prefix) && unit * 2 <= ssccSerials(prefix) ? null : Math.max(load, unit);
};

/**
 * The identity of the first start: what the environment says, then what the operator's account says already. Throws
 * where the company prefix of the environment is too long.
 */
export const firstIdentity = async ({ db, config }: FirstStart): Promise<OperatorIdentity> => {
  const prefix = config.operator.gs1_prefix;
  if (prefix && (await serialsBeyond(db, prefix)) !== null) {
    throw new Error('OPERATOR_GS1_PREFIX is too long: it leaves room for too few numbers of bills of lading');
  }
  const account = await findOperatorAccount(db);
  // An account of old may hold what the identity does not take, such as a country in words.
  const isTaken = (field: string, value: unknown) =>
    value !== '' && hasKey(shape, field) && readStored(() => shape[field].safeParse(value).success);
  const known = Object.fromEntries(Object.entries(account ?? {}).filter(([field, value]) => isTaken(field, value)));
  return readStored(() => operatorIdentity.schema.parse({ ...operatorIdentity.default, ...known, ...config.operator }));
};

/** Refuses a company prefix that does not leave room for as many numbers again as there are. */
const assertPrefixFits = async (tx: Ctx, prefix: string): Promise<void> => {
  if (prefix === tx.services.settings.get(operatorIdentity).gs1_prefix) return;
  const reached = await serialsBeyond(tx.db, prefix);
  if (reached !== null)
    throw problem('settings.gs1_prefix_too_long', 400, { field: 'gs1_prefix', params: { reached } });
};

/** What the operator's own account has of its identity. */
export const accountFields = ({ name, address, city, state, zip_code, phone }: OperatorIdentity) => ({
  name,
  address,
  city,
  state,
  zip_code,
  phone,
});

/** Checks a changed identity against the numbers already given, and names the operator's own account by it. */
export const applyIdentity = async (tx: Ctx, identity: OperatorIdentity): Promise<void> => {
  await assertPrefixFits(tx, identity.gs1_prefix);
  await renameOperatorAccount(tx.db, accountFields(identity));
};

/** The identity as it is stored, else as the first start would store it. */
export const storedIdentity = async ({ db, config }: FirstStart): Promise<OperatorIdentity> => {
  const value = (await findSetting(db, operatorIdentity.name))?.value;
  const stored = readStored(() => operatorIdentity.schema.safeParse(value));
  return stored.success ? stored.data : firstIdentity({ db, config });
};

/**
 * Stores an identity beside the calls, as the command line does; running servers have it within 15 seconds. Throws
 * where the company prefix leaves too few numbers, or somebody else changes it at this moment.
 */
export const saveIdentity = ({ db }: FirstStart, identity: OperatorIdentity): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { name } = operatorIdentity;
    const before = await findSetting(tx, name);
    const reached = await serialsBeyond(tx, identity.gs1_prefix);
    if (reached !== null) throw new Error(`gs1_prefix: too long, the numbers have reached ${reached}`);
    const change = { name, value: identity, version: before?.version ?? 0, changed_by: null };
    if ((await storeSetting(tx, change)) === undefined)
      throw new Error('somebody else changes the operator: try again');
    await renameOperatorAccount(tx, accountFields(identity));
    await recordIdentity(tx, { before: before?.value ?? null, after: identity });
  });
