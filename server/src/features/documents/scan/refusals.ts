/** Why a file is not taken, with the status it is refused with; the phrase is `documents.{reason}`. */
export const refusals = {
  empty: 400,
  broken: 400,
  too_large: 413,
  too_many_pixels: 413,
  too_big_inside: 413,
  too_many_pages: 413,
  unknown_type: 415,
  heic: 415,
  svg: 415,
  markup: 415,
  program: 415,
  archive: 415,
  old_office: 415,
  macros: 415,
  active_pdf: 415,
  encrypted: 415,
  formula_commands: 415,
} as const;
export type RefusalReason = keyof typeof refusals;

/** Thrown by what looks through files, in a process that knows no phrases. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
