import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import { missingDetails } from '@portal/contract/accessorials/missing-details.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { problem, problems } from '../../../platform/http/errors.ts';

/** Where in the body of a call a service stands: in a list, or as the body itself. */
export type PathOf = (index: number, field: string) => string;
export const inList: PathOf = (index, field) => `accessorials.${index}.${field}`;
export const asBody: PathOf = (_, field) => field;

/** Refuses accessorials whose details are incomplete: 400 `accessorials.detail_missing` at each missing detail. */
export const checkDetails = (requests: readonly AccessorialRequest[], pathOf: PathOf = inList): void => {
  const faults = requests.flatMap((request, index) =>
    missingDetails(request).map((detail) => ({
      code: 'accessorials.detail_missing' as const,
      field: pathOf(index, `details.${detail}`),
      params: { code: request.code, field: detail },
    })),
  );
  if (faults.length > 0) throw problems(faults);
};

/** Refuses with 400 `accessorials.not_offered` a service nobody can ask for with a load of any of these modes. */
export const refuseUnoffered = (
  loadModes: readonly LoadMode[],
  requests: readonly AccessorialRequest[],
  pathOf: PathOf = inList,
): void => {
  const offered = new Set<string>(loadModes.flatMap(accessorialsToAsk).map(({ code }) => code));
  const index = requests.findIndex(({ code }) => !offered.has(code));
  const refused = requests[index];
  if (!refused) return;
  throw problem('accessorials.not_offered', 400, {
    field: pathOf(index, 'code'),
    params: { code: refused.code, mode: loadModes.join(', ') },
  });
};

/** Refuses with 409 `accessorials.already_added` a service the load has, or that is requested twice. */
export const refuseRepeated = (
  present: readonly AccessorialRequest[],
  added: readonly AccessorialRequest[],
  pathOf: PathOf = inList,
): void => {
  const known = new Set(present.map(({ code }) => code));
  for (const [index, { code }] of added.entries()) {
    if (known.has(code)) {
      throw problem('accessorials.already_added', 409, { field: pathOf(index, 'code'), params: { code } });
    }
    known.add(code);
  }
};
