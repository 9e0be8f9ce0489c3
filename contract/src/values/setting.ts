import type { z } from 'zod';
import type { Right } from '../access/permissions.ts';

/** A choice the operator makes for everybody: its values, the one before anybody chose, and who may change it. */
export type DeclaredSetting<S extends z.ZodType = z.ZodType, Label extends string = string> = {
  /** `feature.setting`; kept in the database, so it is never renamed. */
  name: `${string}.${string}`;
  schema: S;
  default: z.output<S>;
  /** What it takes to change it, beside the right to the call. */
  changedBy: Right;
  /** The phrase key of its name on screens. The server's list of settings takes keys of phrases that exist alone. */
  label: Label;
};

/** Declares a setting. The feature it belongs to does so, and lists it in its `<feature>.feature.ts` on the server. */
export const setting = <S extends z.ZodType, const Label extends string>(
  name: DeclaredSetting['name'],
  declaration: Omit<DeclaredSetting<S, Label>, 'name'>,
): DeclaredSetting<S, Label> => ({ ...declaration, name });
