import type { Logger } from 'pino';
import pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What every instance must know at once. Payloads stay far below NOTIFY's 8,000 bytes. */
export type BroadcastMessages = {
  /** Rights or sessions changed: forget what is cached, close sockets. */
  revoked: { user_id?: number; session_id?: string; account_id?: number };
};
type Channel = keyof BroadcastMessages;
type Listener<C extends Channel> = (message: BroadcastMessages[C]) => void;

export type Broadcast = {
  /** Sends within the caller's transaction: received when it commits, never when it rolls back. */
  send<C extends Channel>(db: Database, channel: C, message: BroadcastMessages[C]): Promise<void>;
  listen<C extends Channel>(channel: C, listener: Listener<C>): void;
  close(): Promise<void>;
};

const notifyChannel = 'portal_broadcast';
const reconnectAfter = 500;

/** Talks to all instances through LISTEN/NOTIFY on a connection of its own; reconnects by itself. */
export const openBroadcast = async (url: string, log: Logger): Promise<Broadcast> => {
  const listeners: { [C in Channel]: Listener<C>[] } = { revoked: [] };
  let client: pg.Client | null = null;
  let closed = false;

  const receive = (payload: string | undefined) => {
    const { channel, message }: { channel: Channel; message: never } = JSON.parse(payload ?? '{}');
    for (const listener of listeners[channel] ?? []) listener(message);
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => receive(payload));
    next.on('error', (error) => {
      if (closed) return;
      log.warn({ err: error }, 'broadcast connection lost');
      setTimeout(() => void connect().catch(() => undefined), reconnectAfter).unref();
    });
    await next.connect();
    await next.query(`listen ${notifyChannel}`);
    client = next;
  };
  await connect();

  return {
    async send(db, channel, message) {
      await sql`select pg_notify(${notifyChannel}, ${JSON.stringify({ channel, message })})`.execute(db);
    },
    listen(channel, listener) {
      listeners[channel].push(listener);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
};
