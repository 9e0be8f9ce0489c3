import type { VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import type { ComparedField } from '@portal/contract/insurance/insurance-choices.ts';
import { date, money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';

/** What a certificate says in a line of its paper. */
export const fieldText = (certificate: VerifiedCertificate, field: ComparedField, t: Translate): string => {
  switch (field) {
    case 'insured_value':
      return money(certificate.insured_value);
    case 'condition':
      return `${t(`insurance.conditions.${certificate.condition}`)} (${certificate.condition})`;
    case 'commodity':
      return `${certificate.commodity}, ${t(`insurance.screens.form.${certificate.is_used ? 'used' : 'new'}`).toLowerCase()}`;
    case 'departs_on':
      return date(certificate.departs_on);
    case 'cover_ends_on':
      return t('insurance.screens.verify.at_most', { date: date(certificate.cover_ends_on) });
    case 'code':
      return certificate.code.replaceAll(/(.{4})(?=.)/g, '$1 ');
    default:
      return certificate[field] ?? '–';
  }
};
