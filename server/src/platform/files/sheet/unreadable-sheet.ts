/** Why a file cannot be read as a sheet; whoever asked has a phrase for each. */
export type UnreadableReason = 'not_a_sheet' | 'old_excel' | 'encoding' | 'too_big_inside';

/** Thrown by what reads sheets, which runs where there are no phrases. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
