import type { Logger } from 'pino';
import { sql } from 'kysely';
import type { WhoseRights } from '../actor.ts';
import type { Database } from '../database/database.ts';
import type { ConnectionKeeper } from '../database/kept-connection.ts';

/** What every instance must know at once. Payloads stay far below NOTIFY's 8,000 bytes. */
export type BroadcastMessages = {
  /** Rights or sessions changed; sent by triggers of the database (migration 0034). Forget what is cached. */
  rights_changed: WhoseRights;
  /** A setting changed: read the settings again. */
  settings: { name: string };
};
type Channel = keyof BroadcastMessages;

/** What happens within one instance and is never sent. */
type LocalEvents = {
  /** The connection that receives was lost and is there again: what was sent meanwhile never arrived. */
  listenerRestored: Record<string, never>;
};
type Received = BroadcastMessages & LocalEvents;
type Listener<C extends keyof Received> = (message: Received[C]) => void;

export type Broadcast = {
  /** Sends within the caller's transaction: received when it commits, never when it rolls back. */
  send<C extends Channel>(db: Database, channel: C, message: BroadcastMessages[C]): Promise<void>;
  listen<C extends keyof Received>(channel: C, listener: Listener<C>): void;
  close(): Promise<void>;
};

const notifyChannel = 'portal_broadcast';

/** Sends to every server within the caller's transaction, from wherever there is a database. */
export const sendBroadcast = async <C extends Channel>(
  db: Database,
  channel: C,
  message: BroadcastMessages[C],
): Promise<void> => {
  await sql`select pg_notify(${notifyChannel}, ${JSON.stringify({ channel, message })})`.execute(db);
};

/** Talks to all instances through LISTEN/NOTIFY on a connection of its own, which is made again whenever it is lost. */
export const openBroadcast = async (connections: ConnectionKeeper, log: Logger): Promise<Broadcast> => {
  const listeners: { [C in keyof Received]: Listener<C>[] } = {
    rights_changed: [],
    settings: [],
    listenerRestored: [],
  };

  const receive = (payload: string | undefined) => {
    const { channel, message }: { channel: Channel; message: never } = JSON.parse(payload ?? '{}');
    for (const listener of listeners[channel] ?? []) listener(message);
  };
  const close = await connections.keep({
    name: 'listener',
    prepare: (client) => {
      client.on('notification', ({ payload }) => {
        try {
          receive(payload);
        } catch (error) {
          log.error({ err: error }, 'broadcast message not understood');
        }
      });
      return client.query(`listen ${notifyChannel}`);
    },
    onRestored: () => {
      for (const listener of listeners.listenerRestored) listener({});
    },
  });

  return {
    send: sendBroadcast,
    listen(channel, listener) {
      listeners[channel].push(listener);
    },
    close,
  };
};
