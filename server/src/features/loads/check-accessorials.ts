import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import { missingDetails } from '@portal/contract/accessorials/missing-details.ts';
import { problem, problems } from '../../platform/errors.ts';

/** Where in the body of a call a service stands: in a list, or as the body itself. */
export type PathOf = (index: number, field: string) => string;
export const inList: PathOf = (index, field) => `accessorials.${index}.${field}`;
export const asBody: PathOf = (_, field) => field;

/** Refuses services that have not been told all they need: 400 `accessorials.detail_missing` at each missing detail. */
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

/** Refuses with 409 `accessorials.already_added` a service the load has, or that is asked for twice. */
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
