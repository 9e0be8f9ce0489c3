import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { localAddress } from './local-address.ts';
import { operatorOf, operatorVariables } from './operator-environment.ts';
import { deriveSecrets, secretInDataDir, weaknessOf } from './secrets.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((word) => ['true', '1', 'on'].includes(word));
const urlOf = (...protocols: string[]) =>
  z.url().refine((text) => protocols.includes(new URL(text).protocol), `must start with ${protocols.join(' or ')}`);

function isCidr(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  try {
    new BlockList().addSubnet(address, Number(bits ?? (family === 4 ? 32 : 128)), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}

/** What the portal may listen on; an address with the name of a network card stands in no URL. */
const isHost = (text: string): boolean =>
  isIP(text) > 0 ? !text.includes('%') : /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) && URL.canParse(`http://${text}`);

const cidrList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isCidr), 'must be a comma-separated list of CIDR ranges');

/** The environment as an operator writes it; docs/operations.md explains each name. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().refine(isHost, 'must be an IP address or a name').default('127.0.0.1'),
  METRICS_PORT: port.default(0),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(18),
  JOBS_AT_ONCE: z.coerce.number().int().min(1).max(500).default(20),
  HEALTH_GRACE_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  JOB_CONNECTIONS: z.coerce.number().int().min(9).max(500).default(12),
  PUBLIC_URL: urlOf('http:', 'https:').optional(),
  TRUSTED_PROXIES: cidrList.default([]),
  OUTGOING_PRIVATE_RANGES: cidrList.default([]),
  STORAGE_URL: urlOf('file:', 's3:').optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  ...operatorVariables,
  FILE_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  HOW_TO_VIDEOS_URL: urlOf('http:', 'https:').optional(),
  ROUTING_URL: urlOf('http:', 'https:').optional(),
  FREIGHT_SYSTEM_URL: z
    .string()
    .refine(
      (template) => /^https?:/.test(template) && URL.canParse(template.replaceAll('{company}', 'c')),
      'must be a URL',
    )
    .optional(),
  FREIGHT_SYSTEM_USER: z.string().default(''),
  FREIGHT_SYSTEM_PASSWORD: z.string().default(''),
  INSURER_URL: urlOf('http:', 'https:').optional(),
  INSURER_KEY: z.string().default(''),
  STRIPE_URL: urlOf('http:', 'https:').default('https://api.stripe.com'),
  STRIPE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  SIMULATORS: flag.optional(),
  // A three-day lane is delivered in about five minutes.
  SIMULATOR_SPEED: z.coerce.number().min(1).max(100_000).default(864),
  DEMO: flag.optional(),
  CALL_LIMITS: flag.default(true),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SECRET_KEY: z
    .string()
    .superRefine((secret, issues) => {
      const weakness = weaknessOf(secret);
      if (weakness) issues.addIssue({ code: 'custom', message: weakness });
    })
    .optional(),
});

/** Everything the process knows about its surroundings, parsed once. Paths are absolute; URLs are text without a trailing slash. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * Parses the environment; an empty value counts as missing.
 * Throws one error that names every bad value, so that the process is never started half configured.
 * Makes the data directory's secret on the first start when SECRET_KEY is not given.
 */
export function loadConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw refusal(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  refuseUnsafeProduction(values, production);
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw refusal(['DATABASE_DIRECT_URL is given together with DATABASE_URL, which names the pooler']);

  const dataDir = path.resolve(values.DATA_DIR);
  const { tokenSigningKey, fileUrlKey, linkKey } = deriveSecrets(values.SECRET_KEY ?? secretInDataDir(dataDir));
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    /** The same database past a pooler that lends by transaction, for what needs a session; undefined where there is none. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    jobsAtOnce: values.JOBS_AT_ONCE,
    jobConnections: values.JOB_CONNECTIONS,
    healthGraceMs: values.HEALTH_GRACE_SECONDS * 1000,
    // Alone with its private database, there is no other instance to send calls to.
    drainMs: (values.DRAIN_SECONDS ?? (production && values.DATABASE_URL ? 5 : 0)) * 1000,
    publicUrl: (values.PUBLIC_URL ?? localAddress(values.HOST, values.PORT)).replace(/\/+$/, ''),
    trustedProxies: values.TRUSTED_PROXIES,
    /** Private networks in which partners may be, also without encryption. */
    privateRanges: values.OUTGOING_PRIVATE_RANGES,
    storageUrl: values.STORAGE_URL ?? pathToFileURL(path.join(dataDir, 'files')).href,
    smtpUrl: values.SMTP_URL,
    /** What the first start stores as the operator's identity. */
    operator: operatorOf(values),
    fileRetentionDays: values.FILE_RETENTION_DAYS,
    howToVideosUrl: values.HOW_TO_VIDEOS_URL,
    /** Where a server that speaks OSRM's HTTP interface answers; undefined where the embedded network does. */
    routingUrl: values.ROUTING_URL?.replace(/\/+$/, ''),
    freightSystem: freightSystemOf(values),
    /** The insurer that binds policies; undefined where the house issues certificates by itself. */
    insurer: values.INSURER_URL ? { url: values.INSURER_URL.replace(/\/+$/, ''), key: values.INSURER_KEY } : undefined,
    /** The payment provider; undefined where nothing is paid online. */
    payments: paymentsOf(values),
    // Where there is no demo, no carrier and no mail is played either.
    simulators: values.SIMULATORS ?? values.DEMO ?? !production,
    simulatorSpeed: values.SIMULATOR_SPEED,
    demo: values.DEMO ?? !production,
    callLimits: values.CALL_LIMITS,
    maxConnections: values.MAX_CONNECTIONS,
    logLevel: values.LOG_LEVEL,
    tokenSigningKey,
    fileUrlKey,
    linkKey,
  };
}

/** How the freight-forwarding system is reached; `{company}` in its address stands for a company's guid. */
export type FreightSystemAccess = { urlTemplate: string; user: string; password: string };

function freightSystemOf(values: z.output<typeof environment>): FreightSystemAccess | undefined {
  const { FREIGHT_SYSTEM_URL: urlTemplate, FREIGHT_SYSTEM_USER: user, FREIGHT_SYSTEM_PASSWORD: password } = values;
  return urlTemplate ? { urlTemplate, user, password } : undefined;
}

/** How the payment provider is reached, and the secret it signs its notices with. */
export type PaymentsAccess = { url: string; key: string; webhookSecret: string };

function paymentsOf(values: z.output<typeof environment>): PaymentsAccess | undefined {
  const { STRIPE_URL, STRIPE_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!key && !webhookSecret) return undefined;
  if (!key || !webhookSecret) throw refusal(['STRIPE_KEY and STRIPE_WEBHOOK_SECRET are given together']);
  return { url: STRIPE_URL.replace(/\/+$/, ''), key, webhookSecret };
}

function refuseUnsafeProduction(values: z.output<typeof environment>, production: boolean) {
  if (!production) return;
  const faults: string[] = [];
  if (!values.PUBLIC_URL) faults.push('PUBLIC_URL is required in production: links in mails are made from it');
  // Machines that share a database must sign alike; a secret of its own for each would sign users out at every hop.
  if (values.DATABASE_URL && !values.SECRET_KEY) faults.push('SECRET_KEY is required in production with DATABASE_URL');
  if (values.DEMO) faults.push('DEMO must be off in production: its passwords are published');
  if (faults.length > 0) throw refusal(faults);
}

const refusal = (faults: string[]) =>
  new Error(`The configuration is refused:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
