import type { z } from 'zod';
import type { Capability } from '../access/can.ts';
import type { PhraseKey } from '../words/phrase-key.ts';

/** A choice the operator makes for everybody: its values, the one before anybody chose, and who may change it. */
export type DeclaredSetting<S extends z.ZodType = z.ZodType> = {
  /** `feature.setting`; kept in the database, so it is never renamed. */
  name: `${string}.${string}`;
  schema: S;
  default: z.output<S>;
  /** The capability it takes to change it, beside the right to the call. */
  changedBy: Capability;
  /** What screens call it. */
  label: PhraseKey;
};

/** Declares a setting. The feature it belongs to does so, and lists it in its `<feature>.feature.ts` on the server. */
export const setting = <S extends z.ZodType>(
  name: DeclaredSetting['name'],
  declaration: Omit<DeclaredSetting<S>, 'name'>,
): DeclaredSetting<S> => ({ ...declaration, name });
