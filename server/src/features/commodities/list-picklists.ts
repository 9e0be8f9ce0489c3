import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { handlingUnits } from '@portal/contract/commodities/handling-units.ts';
import { hazardClasses, hazardClassKey, packingGroups } from '@portal/contract/commodities/hazmat.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';

const units = handlingUnits.map((code) => ({
  code,
  label: bothPhrases(`commodities.handling_units.${code}`, { count: 1 }),
}));

const picklists: Reply<typeof commodities.picklists> = {
  handling_units: units,
  packaging_units: units,
  freight_classes: [...freightClasses],
  hazard_classes: hazardClasses.map((code) => ({
    code,
    label: bothPhrases(`commodities.hazard_classes.${hazardClassKey(code)}`),
  })),
  packing_groups: [...packingGroups],
};

/** What a line item may choose from; one code list serves handling units and packaging. */
export const listPicklists = () => picklists;
