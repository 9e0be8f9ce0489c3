import type { X12Settings } from '@portal/contract/carriers/wires/x12-wire.ts';
import { openSecret } from '../carrier-secret.ts';
import type { Config } from '../../../platform/config.ts';
import type { Egress } from '../../../platform/egress/egress.ts';
import { type MailboxAccess, MailboxError } from '../../x12/mailbox/mailbox.ts';

const usualPort = 22;

type Reach = {
  scac: string;
  address: string | null;
  settings: X12Settings;
  secrets: Readonly<Record<string, string>>;
};
type Services = { config: Pick<Config, 'tokenSigningKey'>; egress: Pick<Egress, 'machineOf'> };

/**
 * How a partner's mailbox is reached, at the machine its name means now: one that partners may be at. Null where its
 * address leads nowhere. Throws a `MailboxError`.
 */
export const accessOf = async (
  { config, egress }: Services,
  { scac, address, settings, secrets }: Reach,
): Promise<MailboxAccess | null> => {
  if (address === null || !URL.canParse(address)) return null;
  const host = await egress.machineOf(address, `mailbox ${scac}`).catch((cause: unknown) => {
    throw new MailboxError('unreachable', cause instanceof Error ? cause.message : String(cause));
  });
  const { port } = new URL(address);
  return {
    host,
    port: port ? Number(port) : usualPort,
    user: settings.user,
    password: openSecret(secrets['password'] ?? null, config.tokenSigningKey),
    privateKey: openSecret(secrets['private_key'] ?? null, config.tokenSigningKey),
    hostKey: settings.host_key,
  };
};
