import { readSetup } from '../features/setup/setup-steps.ts';
import { storedIdentity } from '../features/settings/operator-identity.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { type Finding, ok, warning } from './finding.ts';

const advice: Readonly<Record<string, string>> = {
  identity: 'Enter name, address and e-mail of the operator by `npm run cli -- setup`.',
  gs1_prefix: 'Enter your own by `npm run cli -- setup --set gs1_prefix=…`, before the first load is booked.',
  carriers: 'Add some by `npm run cli -- setup`, or change the examples it writes.',
  tariffs: 'Read some from files by `npm run cli -- tables import`.',
  own_rates: 'Change the rates of EXLT and EXTL, or say in carriers.csv that they are not enabled.',
  trucks: 'Offer some at /settings/trucks.',
};

const messages: Readonly<Record<string, string>> = {
  identity: 'the operator has no name, address or e-mail of its own',
  gs1_prefix: 'numbers begin with the prefix of GS1’s examples',
  carriers: 'there is no carrier to ask for a price',
  tariffs: 'no carrier has a rate in force today: nothing can be quoted',
  own_rates: 'example carriers quote invented rates',
  trucks: 'no truck is on offer',
};

/** Steps no quote waits for: containers without a rate are quoted by hand, notices are a choice; mail is tried apart. */
const untroubled: readonly string[] = ['drayage', 'thresholds', 'mail'];

/** What still lacks for a first quote. */
export async function examineSetup(db: Database, config: Config): Promise<Finding[]> {
  const { items, can_quote } = await readSetup(db, { identity: await storedIdentity({ db, config }), config });
  const open = items.filter(({ is_done, name }) => !is_done && !untroubled.includes(name));
  if (open.length === 0) return [ok('set-up', 'the portal has all it needs for a quote')];
  return open
    .filter(({ name }) => name !== 'own_rates' || can_quote)
    .map(({ name }) => warning('set-up', messages[name] ?? name, advice[name] ?? ''));
}
