import {
  type GeneratedType,
  generatedTypes,
  operatorTypes,
  paperRefusal,
} from '@portal/contract/documents/generated-types.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';

/** The papers that can be drawn of a load as it is, for who is asking. */
export const offeredPapers = (
  { mode, status, stops }: Pick<LoadDetails, 'mode' | 'status' | 'stops'>,
  isOperator: boolean,
): GeneratedType[] => {
  const countries = stops.map(({ country }) => country);
  return generatedTypes.filter(
    (type) => (isOperator || !operatorTypes.includes(type)) && paperRefusal(type, { mode, status, countries }) === null,
  );
};
