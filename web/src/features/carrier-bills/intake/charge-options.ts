import { lineLabel, serviceCodes } from '@portal/contract/accessorials/line-label.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';

/** Charges of the freight itself, before the services. */
const freightCodes = ['BASE', 'FUEL', 'DISC', 'AMC', 'RWE', 'RCL'];

/** Every charge a name may stand for, in the reader's language. */
export const chargeOptions = () => {
  const language = currentLanguage();
  const services = serviceCodes
    .map((value) => ({ value, label: lineLabel(value)[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return [...freightCodes.map((value) => ({ value, label: lineLabel(value)[language] })), ...services];
};
