import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import type { ValidatedFormOptions } from '../../../platform/forms/use-validated-form.ts';
import { joinVersions } from './join-versions.ts';

/** What is stored, as the form has it, and its version. */
export type Stored<F> = { values: F; version: number };

type VersionedFormOptions<F extends FieldValues, R> = ValidatedFormOptions<F> & {
  /** The version that was read; undefined for something new. */
  version: number | undefined;
  /** The fields that are stored: no other is compared. */
  fields: readonly (keyof F & string)[];
  /** Sends the form as a change of this version. */
  send: (typed: F, version: number | undefined) => Promise<R>;
  /** Reads what is stored by now. */
  read: () => Promise<Stored<F>>;
  /** For a form that stays open: what is stored now, by the answer. */
  stays?: (reply: R) => Stored<F>;
  onSent?: (reply: R) => void | Promise<void>;
};

/** Whether a change was refused because somebody else stored another version meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.items.some(({ code }) => code.endsWith('changed_meanwhile'));

/**
 * A form about something that others change as well. Where somebody stored another version meanwhile, what only they
 * changed is taken into the form, what both changed is kept as it was typed and named in `theirs`, and Save sends it as
 * a change of their version.
 */
export const useVersionedForm = <F extends FieldValues, R>({
  version,
  fields,
  send,
  read,
  stays,
  onSent,
  ...options
}: VersionedFormOptions<F, R>) => {
  const [base, setBase] = useState<{ values: F; version: number | undefined }>({ values: options.initial, version });
  const [theirs, setTheirs] = useState<Partial<F> | null>(null);
  const join = async (typed: F) => {
    const stored = await read();
    const { taken, both } = joinVersions(fields, { base: base.values, mine: typed, theirs: stored.values });
    form.change(taken);
    setBase(stored);
    setTheirs(both);
  };
  const form = useCheckedForm<F, R>({
    ...options,
    send: async (typed) => {
      try {
        return await send(typed, base.version);
      } catch (error) {
        if (isOutdated(error)) await join(typed);
        throw error;
      }
    },
    onSent: (reply) => {
      if (stays) {
        setBase(stays(reply));
        setTheirs(null);
      }
      return onSent?.(reply);
    },
  });
  const settle = (name: keyof F & string, takesTheirs: boolean) => {
    if (!theirs) return;
    const { [name]: value, ...rest } = theirs;
    if (takesTheirs) form.change({ [name]: value } as unknown as Partial<F>);
    setTheirs(rest as Partial<F>);
  };
  return { ...form, error: isOutdated(form.refusal) ? null : form.error, stored: base.values, theirs, settle };
};
