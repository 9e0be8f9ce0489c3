import { pino } from 'pino';
import type { Config } from './config.ts';

const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.refresh_token',
  '*.api_key',
];

export const makeLog = (config: Config) =>
  pino({ level: config.logLevel, redact: { paths: redacted, censor: '[hidden]' } });
