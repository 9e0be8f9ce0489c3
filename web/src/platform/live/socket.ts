import type {
  ClientToServer,
  LoadHint,
  Room,
  RoomEvent,
  RoomEventData,
  ServerToClient,
} from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { loadChunk } from '../load-chunk.ts';
import { endSession } from '../session/session-end.ts';
import { freshToken } from '../session/session.ts';
import { afterSettling } from './settling.ts';

export type LiveStatus = 'connecting' | 'live' | 'offline';
type PortalSocket = Socket<ServerToClient, ClientToServer>;
/** What a screen does with each event of its load. */
export type LoadHandlers = { [E in RoomEvent]?: (data: RoomEventData[E]) => void };
type JoinedRoom = { room: Room; count: number; reread: Set<() => void> };

/** By the room as text: two objects may mean one room. */
const rooms = new Map<string, JoinedRoom>();
const watchers = new Set<() => void>();
let status: LiveStatus = 'connecting';
let connection: Promise<PortalSocket> | null = null;

const setStatus = (next: LiveStatus): void => {
  status = next;
  for (const changed of watchers) changed();
};

const join = (socket: PortalSocket, room: Room): Promise<boolean> =>
  socket
    .timeout(5000)
    .emitWithAck('join', room)
    .then(
      (answer) => answer.ok,
      () => false,
    );

/** After a reconnect nobody knows what was missed: rooms are joined again and their data is read again. */
const rejoin = async (socket: PortalSocket): Promise<void> => {
  for (const { room, reread } of rooms.values()) {
    await join(socket, room);
    for (const readAgain of reread) readAgain();
  }
};

const retryMs = 5000;

/** The library that holds the connection; fetched again until it arrives, since the line may come back. */
const socketClient = async () => {
  for (;;) {
    try {
      return await loadChunk(() => import('socket.io-client'));
    } catch {
      setStatus('offline');
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
};

const connect = async (): Promise<PortalSocket> => {
  const { io } = await socketClient();
  const socket: PortalSocket = io({
    path: socketPath,
    transports: ['websocket', 'polling'],
    auth: (give) => {
      const { engine } = socket.io;
      freshToken().then(
        (token) => give({ token: `Bearer ${token}` }),
        // A refusal would be final; after a lost connection the library tries again by itself.
        () => setTimeout(() => engine.close(), retryMs),
      );
    },
  });
  let connectedBefore = false;
  socket.on('connect', () => {
    setStatus('live');
    if (connectedBefore) void rejoin(socket);
    connectedBefore = true;
  });
  socket.on('disconnect', () => setStatus('offline'));
  socket.on('connect_error', ({ message }) => {
    setStatus('offline');
    // The server's own refusal, not a line that is down: there is nothing to come back to.
    if (message === 'session_expired') endSession('expired');
  });
  socket.on('session-ended', () => endSession('expired'));
  socket.on('renew-token', (reply) => {
    // Without an answer the connection ends with its token, and begins again with the next.
    freshToken().then(
      (token) => reply(token ?? ''),
      () => undefined,
    );
  });
  return socket;
};

const settled = new Promise<void>((resolve) => void afterSettling(resolve));

/**
 * Opens the one connection of this page, once the page has had its time: what happens until then is read when a room is
 * joined. Called by the frame; screens call `watchLoad`.
 */
export const openSocket = (): Promise<PortalSocket> => (connection ??= settled.then(connect));

/**
 * Joins a room and listens; calls `reread` once in the room and after a reconnect: what happened before was missed.
 * Answers the function that leaves.
 */
const watch = (room: Room, listen: (socket: PortalSocket) => () => void, reread: () => void): (() => void) => {
  const key = JSON.stringify(room);
  const known = rooms.get(key) ?? { count: 0, reread: new Set() };
  rooms.set(key, { room, count: known.count + 1, reread: known.reread.add(reread) });
  const listening = openSocket().then((socket) => {
    const stop = listen(socket);
    void join(socket, room).then((joined) => joined && reread());
    return () => {
      stop();
      leave(socket, key, reread);
    };
  });
  return () => void listening.then((stopListening) => stopListening());
};

/** Receives the events of one load: calls `handlers[event]` with each payload, and `reread` where some were missed. */
export const watchLoad = (loadId: number, handlers: LoadHandlers, reread: () => void): (() => void) =>
  watch({ kind: 'load', id: loadId }, (socket) => listen(socket, loadId, handlers), reread);

/** Calls `reread` when something was said about a load that the person reads, and after each connect. */
export const watchConversation = (loadId: number, reread: () => void): (() => void) =>
  watch(
    { kind: 'conversation', id: loadId },
    (socket) => {
      const ours = ({ load_id }: { load_id: number }) => {
        if (load_id === loadId) reread();
      };
      socket.on('conversation-changed', ours);
      return () => void socket.off('conversation-changed', ours);
    },
    reread,
  );

/** Receives which loads have news, all that the caller may see by one room; `reread` where some were missed. */
export const watchLoads = (onHint: (hint: LoadHint) => void, reread: () => void): (() => void) =>
  watch(
    { kind: 'all_loads' },
    (socket) => {
      socket.on('load-hint', onHint);
      return () => void socket.off('load-hint', onHint);
    },
    reread,
  );

/** Calls `reread` when the person has other notifications than before, and after each connect: some may be missed. */
export const watchNotifications = (reread: () => void): (() => void) => {
  const listening = openSocket().then((socket) => {
    socket.on('notifications-changed', reread);
    socket.on('connect', reread);
    return () => {
      socket.off('notifications-changed', reread);
      socket.off('connect', reread);
    };
  });
  return () => void listening.then((stop) => stop());
};

/** One connection receives all rooms: each handler is given its own load's events only. */
const listen = (socket: PortalSocket, loadId: number, handlers: LoadHandlers): (() => void) => {
  const subscribe = <E extends RoomEvent>(event: E, handle: LoadHandlers[E]): (() => void) => {
    if (!handle) return () => undefined;
    const ours = (data: RoomEventData[E]) => {
      if (data.load_id === loadId) handle(data);
    };
    // The library's types cannot follow an event whose name is still a type parameter.
    const untyped = socket as unknown as Socket;
    const name: string = event;
    untyped.on(name, ours);
    return () => void untyped.off(name, ours);
  };
  const stops = (Object.keys(handlers) as RoomEvent[]).map((event) => subscribe(event, handlers[event]));
  return () => stops.forEach((stop) => stop());
};

const leave = (socket: PortalSocket, key: string, reread: () => void): void => {
  const joined = rooms.get(key);
  if (!joined) return;
  joined.reread.delete(reread);
  joined.count -= 1;
  if (joined.count > 0) return;
  rooms.delete(key);
  socket.emit('leave', joined.room);
};

/** Whether live news arrives; drives the indicator in the header. */
export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => status,
  );
