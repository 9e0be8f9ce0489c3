/** Why a file cannot be read as a sheet; each has a phrase. */
export type UnreadableReason =
  | 'not_a_sheet'
  | 'old_excel'
  | 'locked'
  | 'binary_excel'
  | 'open_document'
  | 'apple_numbers'
  | 'xml_2003'
  | 'web_page'
  | 'encoding'
  | 'open_quote'
  | 'too_big_inside';

/** Thrown by what reads sheets, which runs where there are no phrases. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
  readonly reason: UnreadableReason;
  /** The line at which reading ended. */
  readonly line: number | undefined;

  constructor(reason: UnreadableReason, line?: number) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}
