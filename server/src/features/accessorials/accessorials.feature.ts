import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import type { AccessorialRow } from '@portal/contract/accessorials/data/accessorials.ts';
import { accessorials } from '@portal/contract/accessorials/accessorials.contract.ts';
import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { type LoadMode, loadModes, modes } from '@portal/contract/modes/modes.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';

type Call = typeof accessorials.list;

/** The department that means all modes. */
const allModes = -1;

/** The accessorials of a department, else of a mode. Insurance shares drayage's number and has no services. */
const accessorialsOf = (mode: LoadMode, department: number | undefined): AccessorialRow[] => {
  if (department !== allModes) {
    return accessorialsToAsk(loadModes.find((one) => modes[one].departmentId === department) ?? mode);
  }
  const byCode = new Map(loadModes.flatMap(accessorialsToAsk).map((row) => [row.code, row]));
  const common = new Set(
    loadModes.flatMap((one) => accessorialsToAsk(one).flatMap((row) => (row.common ? row.code : []))),
  );
  return [...byCode.values()].map((row) => ({ ...row, common: common.has(row.code) }));
};

/** The accessorials a mode offers, named in both languages. A department's id, where it names one, decides over the mode. */
const listAccessorials = ({ mode, department_id }: Input<Call>['query']): Reply<Call> => ({
  items: accessorialsOf(mode, department_id).map(({ code, type, common, fields }) => ({
    code,
    type,
    common,
    fields: [...fields],
    label: bothPhrases(`accessorials.codes.${code}`),
  })),
  limited_access_types: limitedAccessTypes.map((code) => ({
    code,
    label: bothPhrases(`accessorials.limited_access_types.${code}`),
  })),
});

export const accessorialsFeature = feature({
  name: 'accessorials',
  uses: [],
  routes: (app) => serve(app, accessorials, { list: (_ctx, { query }) => listAccessorials(query) }),
});
