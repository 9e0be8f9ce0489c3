import { type OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { type Setup, type SetupStepName, setupSteps } from '@portal/contract/setup/setup.contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { findSetupFacts, type SetupFacts } from './setup.queries.ts';

/** The command that does a step where no screen of the settings does. */
const commands: Readonly<Partial<Record<SetupStepName, string>>> = {
  mail: 'SMTP_URL=smtps://user:password@mail.example npm start',
};

const required: readonly SetupStepName[] = ['carriers', 'tariffs'];

const usual = operatorIdentity.default;

/** What the set-up is read from beside the database: who runs the portal, and how the server is started. */
export type Running = {
  identity: OperatorIdentity;
  config: { smtpUrl?: string | undefined; simulators: boolean };
};

const isDone = ({ identity, config }: Running, facts: SetupFacts): Record<SetupStepName, boolean> => ({
  identity:
    identity.name !== usual.name && identity.address !== '' && identity.operations_email !== usual.operations_email,
  mail: config.smtpUrl !== undefined || config.simulators,
  gs1_prefix: identity.gs1_prefix !== usual.gs1_prefix,
  carriers: facts.carriers > 0,
  tariffs: facts.quoting > 0,
  own_rates: facts.quoting > 0 && facts.examples === 0,
  trucks: facts.trucks > 0,
  drayage: facts.drayage > 0,
  thresholds: facts.thresholds > 0,
});

export type SetupProgress = Omit<Setup, 'is_dismissed'>;

/** What a portal has and what it still needs before its first quote. */
export const readSetup = async (db: Database, running: Running): Promise<SetupProgress> => {
  const done = isDone(running, await findSetupFacts(db));
  const items = setupSteps.map((name) => ({
    name,
    is_done: done[name],
    is_required: required.includes(name),
    command: commands[name] ?? null,
  }));
  return {
    can_quote: items.every(({ is_done, is_required }) => is_done || !is_required),
    is_complete: items.every(({ is_done }) => is_done),
    items,
  };
};
