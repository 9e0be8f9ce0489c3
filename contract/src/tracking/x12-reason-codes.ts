/**
 * Element 1651: why a shipment is late or held, as the reason carriers and portal share. Names are the phrases
 * `loads.page.reasons.{reason}`, with an underscore for the hyphen; null where nothing is wrong.
 */
const reasons: Readonly<Record<string, string | null>> = {
  NS: null,
  NA: null,
  A1: 'A1',
  A2: '310-9',
  AD: '310-3',
  AF: '310-8',
  AG: 'AG',
  AH: 'AH',
  AI: '310-2',
  AJ: 'AJ',
  AM: 'AM',
  AN: 'AN',
  AO: '390-1',
  AU: '390-2',
  AX: 'AX',
  AY: 'AY',
  B1: '330-1',
  B4: '310-10',
  B5: '400-3',
  B9: 'B9',
  BB: '400-2',
  BC: 'BC',
  BD: 'BD',
  BE: 'BE',
  BG: 'BG',
  BQ: 'BQ',
};

export const x12ReasonCodes = Object.keys(reasons);

/** The shared reason of an X12 code; a code nobody has agreed on is another reason. */
export const sharedReason = (code: string): string | null =>
  Object.hasOwn(reasons, code) ? (reasons[code] ?? null) : 'BG';
