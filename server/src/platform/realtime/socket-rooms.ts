import type { ClientToServer, Room, ServerToClient } from '@portal/contract/live/room-events.ts';
import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { Server, Socket } from 'socket.io';
import type { SessionActor } from '../actor.ts';

type SocketData = {
  /** Who is connected, with the rights of the last check. */
  actor: SessionActor;
  /** When the token's time is over, in ms. */
  expiresAt: number;
  /** What the socket asked for by `keyOf`, with the names of the rooms it sits in for that; none while that is decided. */
  joined: Map<string, JoinedRoom>;
};
export type JoinedRoom = { room: Room; seats: readonly string[] };
export type Io = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>;
export type PortalSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

export const loadRoom = (loadId: number) => `load:${loadId}`;
/** Hints about the loads of one account, those below it not among them; `all` are everybody's. */
export const hintRoom = (accountId: number | 'all') => `hints:${accountId}`;

/** Those who read an audience of a load's conversation: all who see the load, its account's own people, the operator's. */
export const conversationRoom = (load: { load_id: number; account_id: number }, audience: Audience): string => {
  const whose = { account: `account:${load.account_id}`, operator: 'all', internal: 'operator' }[audience];
  return `conversation:${load.load_id}:${whose}`;
};

/** Whoever is signed in as another account is none of its people, and none of the operator's meanwhile. */
const conversationSeats = ({ kind, accountId: account_id, capabilities }: SessionActor, load_id: number): string[] => {
  const load = { load_id, account_id };
  const own: Audience[] = capabilities.has('act_for_operator') ? ['account', 'internal'] : ['account'];
  return ['operator' as const, ...(kind === 'user' ? own : [])].map((audience) => conversationRoom(load, audience));
};

/** Every socket of one person, from its connection on. */
export const userRoom = (userId: number) => `user:${userId}`;

/** The rooms a socket sits in for what it asked: all its loads are those of each account its caller may see. */
const seatsOf = (actor: SessionActor, room: Room): readonly string[] => {
  const { scope } = actor;
  if (room.kind === 'load') return [loadRoom(room.id)];
  if (room.kind === 'conversation') return conversationSeats(actor, room.id);
  if (room.kind === 'account') return [hintRoom(room.id)];
  return scope === 'all' ? [hintRoom('all')] : scope.accountIds.map(hintRoom);
};

export const keyOf = (room: Room): string => (room.kind === 'all_loads' ? room.kind : `${room.kind}:${room.id}`);

/** Leaves the seats that nothing else the socket asked for needs. */
const leaveSeats = (socket: PortalSocket, seats: readonly string[]): void => {
  const needed = new Set([...socket.data.joined.values()].flatMap((joined) => joined.seats));
  for (const seat of seats) if (!needed.has(seat)) void socket.leave(seat);
};

/** Seats the socket as its present rights say, and takes from it the seats it had for the same room before. */
export const takeSeats = (socket: PortalSocket, room: Room): void => {
  const before = socket.data.joined.get(keyOf(room))?.seats ?? [];
  const seats = seatsOf(socket.data.actor, room);
  socket.data.joined.set(keyOf(room), { room, seats });
  void socket.join([...seats]);
  leaveSeats(socket, before);
};

export const leaveRoom = (socket: PortalSocket, room: Room): void => {
  const before = socket.data.joined.get(keyOf(room))?.seats ?? [];
  socket.data.joined.delete(keyOf(room));
  leaveSeats(socket, before);
};
