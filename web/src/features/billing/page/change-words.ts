import type { InvoiceChange } from '@portal/contract/billing/invoice-change-schemas.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const count = (value: number): string => value.toLocaleString('en-US');

/** The name of a change and the plain numbers behind it, in the reader's language. */
export const useChangeWords = () => {
  const { t } = useTranslation();
  return ({ kind, code, label, facts }: InvoiceChange): { name: string; facts: string } => {
    const { quoted_weight, billed_weight, quoted_class, billed_class } = facts;
    const texts = [
      quoted_weight !== undefined && billed_weight !== undefined
        ? t('billing.screens.why.weight', { quoted: count(quoted_weight), billed: count(billed_weight) })
        : '',
      quoted_class !== undefined && billed_class !== undefined
        ? t('billing.screens.why.class', { quoted: quoted_class, billed: billed_class })
        : '',
    ];
    return {
      name: code ? label[currentLanguage()] : t(`billing.screens.why.kinds.${kind}`),
      facts: texts.filter(Boolean).join('. '),
    };
  };
};
