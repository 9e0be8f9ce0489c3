import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';

const ports = ['', '443', '8443'];

/**
 * Refuses an address to which nothing would be sent, at the field `url`: with a user in it, the portal's own, at a port
 * that is no web server's, or where no partner may be. What its name leads to is checked with each connection.
 */
export const assertMayBeCalled = ({ services: { config, egress } }: OpenCtx, url: string): void => {
  const refuse = (code: 'user' | 'own' | 'port' | 'private' | 'not_encrypted') =>
    problem(`webhooks.address_${code}`, 400, { field: 'url' });
  const address = new URL(url);
  if (address.username !== '' || address.password !== '') throw refuse('user');
  const own = new URL(config.publicUrl);
  const isOwn = address.protocol === 'https:' ? address.hostname === own.hostname : address.host === own.host;
  if (isOwn) throw refuse('own');
  if (address.protocol === 'https:' && !ports.includes(address.port)) throw refuse('port');
  const fault = egress.faultOf(url);
  if (fault !== null) throw refuse(fault);
};
