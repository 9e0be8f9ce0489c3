import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { sampleCost, type TypedMarkup } from './markup-pair.tsx';

type AtCostProps = {
  /** What the account goes back to with one press. */
  usual: TypedMarkup;
  isMeant: boolean;
  onMeant: (isMeant: boolean) => void;
  onUsual: () => void;
};

/** Says that an account would pay what carriers charge, and asks whether that is meant. */
export const AtCost = ({ usual, isMeant, onMeant, onUsual }: AtCostProps) => {
  const { t } = useTranslation();
  const figures = { percent: number(usual.markup_percent ?? 0, 3), min: money(usual.markup_min ?? 0) };
  return (
    <Callout action={!isAtCost(usual) && <Button onClick={onUsual}>{t('accounts.new.use_default', figures)}</Button>}>
      <b>{t('accounts.new.at_cost')}</b> {t('accounts.new.at_cost_about', { price: money(sampleCost) })}
      <div>
        <Checkbox checked={isMeant} onChange={onMeant} label={t('accounts.new.meant')} />
      </div>
    </Callout>
  );
};
