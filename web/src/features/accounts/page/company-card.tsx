import type { Account } from '@portal/contract/accounts/account.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { placeText } from '../place-text.ts';

/** "30 days, up to $25,000". */
const creditText = ({ credit_days, credit_limit }: Account, t: Translate): string =>
  [
    typeof credit_days === 'number' && t('accounts.page.credit_days', { count: credit_days }),
    typeof credit_limit === 'number' && t('accounts.page.credit_limit', { amount: shortMoney(credit_limit) }),
  ]
    .filter(Boolean)
    .join(', ');

/** Address, numbers and addresses of the company; what is not known has a dash. */
export const CompanyCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const { address, zip_code, phone, country } = account;
  const credit = creditText(account, t);
  const facts = [
    ['tax_id', account.tax_id],
    ['crm_account_id', account.crm_account_id],
    ['credit', credit],
    ['phone', readablePhone(phone, country)],
    ['accounting_email', account.accounting_email],
    ['website', account.website],
    ['address', [address, placeText(account), zip_code].filter(Boolean).join(', ')],
  ] as const;
  return (
    <Card title={t('accounts.page.company')}>
      <FactList facts={facts.map(([name, value]) => [t(`accounts.fields.${name}`), value || '–'])} />
    </Card>
  );
};
