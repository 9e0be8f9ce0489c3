import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import { accessorials } from '@portal/contract/accessorials/accessorials.contract.ts';
import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { type LoadMode, loadModes, modes } from '@portal/contract/modes/modes.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';

type Call = typeof accessorials.list;

/** The mode a department stands for. Insurance shares drayage's number and has no services; -1 means all modes. */
const modeOfDepartment = (id: number | undefined): LoadMode | undefined =>
  loadModes.find((mode) => modes[mode].departmentId === id);

/** The accessorials a mode offers, named in both languages. A department's id, where it names one, decides over the mode. */
const listAccessorials = ({ mode, department_id }: Input<Call>['query']): Reply<Call> => ({
  items: accessorialsToAsk(modeOfDepartment(department_id) ?? mode).map(({ code, type, common, fields }) => ({
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
