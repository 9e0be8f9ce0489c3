/**
 * Who acts: a signed-in person, a program with a key, a person signed in as another account, the holder of a link, a
 * carrier by itself or through the operator, or the portal's own jobs. History and audit keep the kind.
 */
export const actorKinds = ['user', 'api_key', 'signed_in_as', 'guest_link', 'carrier', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];
