import type { AccessorialRequest } from './accessorial-request.ts';
import { anyAccessorial } from './accessorials-of.ts';
import type { DetailField } from './data/accessorial-row.ts';

/** An appointment may be a single hour: its end may be left out. */
const mayBeLeftOut: readonly DetailField[] = ['end_time'];

/** Details an accessorial still needs before carriers are asked for a price; a draft needs none. */
export const missingDetails = (request: AccessorialRequest): DetailField[] => {
  const said = request.details;
  const isMissing = (field: DetailField) => said[field] === undefined || said[field] === '';
  const fields = anyAccessorial(request.code)?.fields ?? [];
  return fields.filter((field) => !mayBeLeftOut.includes(field) && isMissing(field));
};
