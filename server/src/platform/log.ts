import { type Logger, pino } from 'pino';

/** What never reaches a log line, wherever in a logged object it stands one or two levels deep. */
const SECRETS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'api_key',
  'authorization',
  'cookie',
  'secret',
  'x-api-key',
];

const paths = SECRETS.map((name) => (/^\w+$/.test(name) ? name : `["${name}"]`)).flatMap((name) =>
  ['', '*', '*.*'].map((parent) => (name.startsWith('[') ? `${parent}${name}` : parent ? `${parent}.${name}` : name)),
);

/** JSON lines on the standard output, with secrets blanked. `level` is pino's. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, censor: '[redacted]' } });
