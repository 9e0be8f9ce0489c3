import type { z } from 'zod';

/** Something that happens in a feature and that others may listen to: a name in the past tense and what it carries. */
export type DeclaredEvent<P extends z.ZodType = z.ZodType> = { name: string; payload: P };
export type EventPayload<E extends DeclaredEvent> = z.output<E['payload']>;

/**
 * Declares an event. The feature that emits it does so, in its `<feature>.events.ts`. The name is kept in the database
 * with what waits to be dispatched; fields may be added to a payload and are never renamed.
 */
export const event = <P extends z.ZodType>(name: string, payload: P): DeclaredEvent<P> => ({ name, payload });
