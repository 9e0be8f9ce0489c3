import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { refusesUnsafe } from './database/database-id.queries.ts';
import { type DestinationRule, destinationsOf } from './egress/destinations.ts';

/** What becomes of unsafe settings and destinations: refused in production, on older installations only said. */
export const ruleOfInstallation = async (
  db: Database,
  { production }: Pick<Config, 'production'>,
): Promise<DestinationRule> => {
  if (!production) return 'allow';
  return (await refusesUnsafe(db)) ? 'refuse' : 'warn';
};

/** Ranges this wide are no list of proxies but everybody. */
const fewestBits = { ipv4: 8, ipv6: 16 };

const isWide = (range: string): boolean => {
  const [address = '', bits] = range.split('/');
  const isIpv6 = address.includes(':');
  return bits !== undefined && Number(bits) < (isIpv6 ? fewestBits.ipv6 : fewestBits.ipv4);
};

/** The shortest secret that signs notices of payments. Those of the provider have 38 characters. */
const shortestWebhookSecret = 20;

const partnersOf = ({ insurer, routingUrl, freightSystem, payments }: Config): Record<string, string | undefined> => ({
  INSURER_URL: insurer?.url,
  ROUTING_URL: routingUrl,
  FREIGHT_SYSTEM_URL: freightSystem?.urlTemplate.replaceAll('{company}', 'c'),
  STRIPE_URL: payments?.url,
});

const partnerFaults = (config: Config): string[] => {
  const { faultOf } = destinationsOf({ rule: 'refuse', allowed: config.privateRanges });
  return Object.entries(partnersOf(config)).flatMap(([name, url]) => {
    const fault = url === undefined ? null : faultOf(url);
    if (fault === null) return [];
    const what = fault === 'private' ? 'leads into a private network' : 'does not begin with https://';
    return [`${name} ${what}: if the partner is in a network of yours, name its range in OUTGOING_PRIVATE_RANGES`];
  });
};

/** What of a configuration is no way to run a portal in production, a line each. */
export const unsafeSettings = (config: Config): string[] => {
  const { publicUrl, callLimits, trustedProxies, simulators, payments } = config;
  const faults = partnerFaults(config);
  if (publicUrl.startsWith('http:')) faults.push('PUBLIC_URL does not begin with https://: passwords travel readable');
  if (!callLimits) faults.push('CALL_LIMITS is off: passwords can be guessed without end');
  if (trustedProxies.some(isWide)) faults.push('TRUSTED_PROXIES names everybody: callers choose their own address');
  if (simulators) faults.push('SIMULATORS is on: invented carriers quote, and payments are not real');
  if (payments && payments.webhookSecret.length < shortestWebhookSecret) {
    faults.push(`STRIPE_WEBHOOK_SECRET has fewer than ${shortestWebhookSecret} characters: notices can be forged`);
  }
  return faults;
};

/** Refuses to start with unsafe settings; an older installation starts, and is warned of what the next release refuses. */
export const refuseUnsafeSettings = (config: Config, rule: DestinationRule, log: Pick<Logger, 'warn'>): void => {
  if (rule === 'allow') return;
  const faults = unsafeSettings(config);
  if (faults.length === 0) return;
  if (rule === 'refuse') {
    throw new Error(`These settings are not safe in production:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  for (const fault of faults) log.warn({ setting: fault }, 'the next release does not start with this setting');
};
