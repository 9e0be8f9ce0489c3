import type { BillDifference } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';

/** What a difference is about: the accessorial, else its reason. */
export const useDifferenceName = () => {
  const { t } = useTranslation();
  return ({ code, label, kind }: BillDifference): string =>
    code ? label[currentLanguage()] : t(`carrier_bills.kinds.${kind}`);
};

/** Weight and class as booked and as the carrier found them; empty where the difference is about neither. */
export const useFactsText = ({ facts }: BillDifference): string => {
  const { t } = useTranslation();
  const { quoted_weight, billed_weight, quoted_class, billed_class } = facts;
  return [
    quoted_weight !== undefined && billed_weight !== undefined
      ? t('carrier_bills.facts.weight', {
          quoted: quoted_weight.toLocaleString('en-US'),
          billed: billed_weight.toLocaleString('en-US'),
        })
      : '',
    quoted_class !== undefined && billed_class !== undefined
      ? t('carrier_bills.facts.class', { quoted: quoted_class, billed: billed_class })
      : '',
  ]
    .filter(Boolean)
    .join('. ');
};
