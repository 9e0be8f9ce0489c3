import type { OperatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { readSetup, type SetupProgress } from '../features/setup/setup-steps.ts';
import { hasPlatformAdmin } from '../features/setup/setup.queries.ts';
import { saveIdentity, storedIdentity } from '../features/settings/operator-identity.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { createFirstAdmin } from '../seed/first-admin.ts';
import { everySubject } from '../platform/csv-tables/table-subjects.ts';
import { exportTables, importFiles, seedFeatures } from '../tables/tables-command.ts';
import { addExamples } from './example-carriers.ts';
import { type Ask, askAnswers } from './ask-answers.ts';
import { readAnswers, type SetupAnswers } from './setup-answers.ts';

/** How the command speaks with a person; null where nobody sits at the terminal. */
export type Terminal = { ask: Ask | null; askPassword: () => Promise<string>; print: (line: string) => void };

type Work = { db: Database; config: Config; terminal: Terminal };

const saveOperator = async ({ db, config, terminal }: Work, changes: Partial<OperatorIdentity>): Promise<void> => {
  const present = await storedIdentity({ db, config });
  await saveIdentity({ db, config }, { ...present, ...changes });
  const count = Object.keys(changes).length;
  terminal.print(count === 0 ? 'The operator stays as it is.' : `Saved ${count} fields of the operator.`);
};

const makeAdmin = async ({ db, config, terminal }: Work, email: string): Promise<void> => {
  const known = await hasPlatformAdmin(db, email);
  if (known) return terminal.print(`${email} is a platform admin already.`);
  await createFirstAdmin(db, { email, password: await terminal.askPassword(), operator: config.operator });
  terminal.print(`${email} may sign in as a platform admin.`);
};

const apply = async (work: Work, answers: SetupAnswers): Promise<void> => {
  const { db, terminal } = work;
  await saveOperator(work, answers.operator);
  if (answers.admin) await makeAdmin(work, answers.admin);
  if (answers.examples) {
    for (const line of await addExamples(db)) terminal.print(line);
    for (const line of await exportTables(db, everySubject, answers.examples)) terminal.print(line);
  }
  if (answers.tables) {
    const lines = await importFiles(db, everySubject, { place: answers.tables, isDryRun: false });
    for (const line of lines) terminal.print(line);
  }
};

const stepWords = {
  identity: 'name, address and e-mail of the operator',
  mail: 'a mail server, by SMTP_URL: without it no mail is sent',
  gs1_prefix: 'a GS1 company prefix of your own',
  carriers: 'carriers',
  tariffs: 'tariffs in force today',
  own_rates: 'rates of your own in place of the examples',
  trucks: 'trucks on offer',
  drayage: 'rates of ports and rail ramps',
  thresholds: 'thresholds that warn of carriers, at /settings/carrier-thresholds',
} as const;

/** The steps as lines for a person to read, and what to do next. */
export const describeSetup = ({ can_quote, items }: SetupProgress): string[] => [
  ...items.map(({ name, is_done, is_required }) => {
    const state = is_done ? 'done' : is_required ? 'needed' : 'open';
    return `${state.padEnd(8)} ${stepWords[name]}`;
  }),
  can_quote ? 'The portal can quote: start it by npm start.' : 'The portal cannot quote yet.',
];

/** Does what the options, a file or a person says of a new portal. What is there stays, however often it is run. */
export const runSetup = async (work: Work, args: readonly string[]): Promise<void> => {
  const { db, config, terminal } = work;
  await seedFeatures(db);
  const given = readAnswers(args);
  if (given) await apply(work, given);
  else if (terminal.ask) {
    const operator = await storedIdentity({ db, config });
    const { items } = await readSetup(db, { identity: operator, config });
    const hasCarriers = items.some(({ name, is_done }) => name === 'carriers' && is_done);
    terminal.print('Press Enter to keep what is in brackets.');
    const hasAdmin = await hasPlatformAdmin(db);
    await apply(work, await askAnswers(terminal.ask, { operator, hasAdmin, hasCarriers }));
  }
  const setup = await readSetup(db, { identity: await storedIdentity({ db, config }), config });
  for (const line of describeSetup(setup)) terminal.print(line);
};
