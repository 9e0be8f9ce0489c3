import type { ClientToServer, RoomEvent, RoomEventData, ServerToClient } from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { endSession } from '../session/session-end.ts';
import { freshToken } from '../session/session.ts';

export type LiveStatus = 'connecting' | 'live' | 'offline';
type PortalSocket = Socket<ServerToClient, ClientToServer>;
/** What a screen does with each event of its load. */
export type LoadHandlers = { [E in RoomEvent]?: (data: RoomEventData[E]) => void };
type Room = { count: number; reread: Set<() => void> };

const rooms = new Map<number, Room>();
const watchers = new Set<() => void>();
let status: LiveStatus = 'connecting';
let connection: Promise<PortalSocket> | null = null;

const setStatus = (next: LiveStatus): void => {
  status = next;
  for (const changed of watchers) changed();
};

const join = (socket: PortalSocket, loadId: number): Promise<boolean> =>
  socket
    .timeout(5000)
    .emitWithAck('join', loadId)
    .then(
      (answer) => answer.ok,
      () => false,
    );

/** After a reconnect nobody knows what was missed: rooms are joined again and their data is read again. */
const rejoin = async (socket: PortalSocket): Promise<void> => {
  for (const [loadId, room] of rooms) {
    await join(socket, loadId);
    for (const reread of room.reread) reread();
  }
};

const connect = async (): Promise<PortalSocket> => {
  const { io } = await import('socket.io-client');
  const socket: PortalSocket = io({
    path: socketPath,
    transports: ['websocket', 'polling'],
    auth: (give) => void freshToken().then((token) => give({ token: `Bearer ${token}` })),
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
  return socket;
};

/** Opens the one connection of this page. Called by the frame; screens call `watchLoad`. */
export const openSocket = (): Promise<PortalSocket> => (connection ??= connect());

/**
 * Hears the events of one load: joins its room, calls `handlers[event]` with each payload, and `reread` once in
 * the room and after a reconnect: what happened before went unheard. Answers the function that leaves.
 */
export const watchLoad = (loadId: number, handlers: LoadHandlers, reread: () => void): (() => void) => {
  const room = rooms.get(loadId) ?? { count: 0, reread: new Set() };
  rooms.set(loadId, { count: room.count + 1, reread: room.reread.add(reread) });
  const hearing = openSocket().then((socket) => {
    const stop = listen(socket, loadId, handlers);
    void join(socket, loadId).then((joined) => joined && reread());
    return () => {
      stop();
      leave(socket, loadId, reread);
    };
  });
  return () => void hearing.then((stopHearing) => stopHearing());
};

/** One connection hears all rooms: each handler is given its own load's events only. */
const listen = (socket: PortalSocket, loadId: number, handlers: LoadHandlers): (() => void) => {
  const hear = <E extends RoomEvent>(event: E, handle: LoadHandlers[E]): (() => void) => {
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
  const stops = (Object.keys(handlers) as RoomEvent[]).map((event) => hear(event, handlers[event]));
  return () => stops.forEach((stop) => stop());
};

const leave = (socket: PortalSocket, loadId: number, reread: () => void): void => {
  const room = rooms.get(loadId);
  if (!room) return;
  room.reread.delete(reread);
  room.count -= 1;
  if (room.count > 0) return;
  rooms.delete(loadId);
  socket.emit('leave', loadId);
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
