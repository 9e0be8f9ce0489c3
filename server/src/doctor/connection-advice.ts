import { isOfCertificate } from '../platform/egress/certificates.ts';

const tooMany =
  'Raise the limit of connections (of the server, the database, the role or the pooler), or run fewer instances: ' +
  'docs/operations.md says how many an instance opens.';

const byCode: Readonly<Record<string, string>> = {
  '28P01': 'Look at user and password of DATABASE_URL.',
  '28000': 'Look at the user of DATABASE_URL, and whether pg_hba.conf lets it in from this machine.',
  '3D000': 'Make that database, or name another one in DATABASE_URL.',
  '53300': tooMany,
  '57P03': 'It is starting or stopping: wait, then look into its log.',
};

const general =
  'Look at host, port, user and password of DATABASE_URL, and whether that server runs and lets this machine in.';

/** What to do about a database of one's own that cannot be connected to, by the reason it or the link gave. */
export const connectionAdvice = (error: unknown): string => {
  if (!(error instanceof Error)) return general;
  const code = 'code' in error ? String(error.code) : '';
  if (isOfCertificate(error))
    return (
      'Name the authority that signed its certificate by sslrootcert=FILE in DATABASE_URL, or take any certificate by ' +
      'sslmode=no-verify.'
    );
  if (/does not support SSL/.test(error.message)) return 'Set sslmode=disable in DATABASE_URL, or turn on ssl there.';
  if (/startup parameter/.test(error.message))
    return 'A pooler refuses what DATABASE_URL adds: take it out, or list it in its ignore_startup_parameters.';
  if (/no more connections allowed/.test(error.message)) return tooMany;
  return byCode[code] ?? general;
};
