import type { FreePolicies as Policies } from '@portal/contract/insurance/insurance.ts';
import { shortMoney, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import type { InsurancePage } from '../insurance.api.ts';
import { FreePolicies } from '../insurance-state.tsx';
import classes from '../insurance.module.css';
import { isDomestic } from './cargo-form.ts';
import type { CargoFormState } from './use-cargo-form.ts';

type Rates = InsurancePage['rates'];
type QuoteAsideProps = { form: CargoFormState; policies: Policies | null; rates: Rates | undefined };

/** Whether operations has to ask the insurer about this cargo. */
const isReferred = ({ insured_value, commodity_group }: CargoFormState['values'], rates: Rates | undefined): boolean =>
  rates !== undefined && ((insured_value ?? 0) > rates.limit || rates.on_request.includes(commodity_group));

/** What was entered, in one look, and the way to its offers. */
export const QuoteAside = ({ form, policies, rates }: QuoteAsideProps) => {
  const { t } = useTranslation();
  const { values } = form;
  const asksOperations = isReferred(values, rates);
  const from = values.origin_city || values.origin_zip_code;
  const to = values.destination_city || values.destination_zip_code;
  const scope = isDomestic(values) ? 'domestic' : 'international';
  return (
    <div className={classes.column}>
      <Card title={from && to ? t('frame.kit.lane', { from, to }) : t('insurance.screens.new_quote')}>
        <div className={classes.aside}>
          <FactList
            facts={[
              [
                t('insurance.screens.form.value_line'),
                values.insured_value ? shortMoney(values.insured_value) : t('insurance.screens.form.no_value'),
              ],
              [
                t('insurance.screens.form.goods_line'),
                [
                  t(`insurance.groups.${values.commodity_group}`),
                  t(`insurance.screens.form.${values.is_used ? 'used' : 'new'}`).toLowerCase(),
                ].join(', '),
              ],
              [
                t('insurance.screens.form.travels_line'),
                [t(`insurance.conveyances.${values.conveyance}`), t(`insurance.screens.selection.${scope}`)].join(', '),
              ],
              [t('insurance.screens.form.leaves_line'), values.departs_on ? weekdayDate(values.departs_on) : '–'],
            ]}
          />
          {policies && <FreePolicies policies={policies} />}
          <Button type="submit" kind="primary" size="main" fullWidth pending={form.pending}>
            {t(`insurance.screens.form.${asksOperations ? 'ask_operations' : 'see_offers'}`)}
          </Button>
          <p className={`${classes.note} ${classes.centered}`}>
            {asksOperations ? t('insurance.screens.selection.waits') : t('insurance.screens.form.nothing_bought')}
          </p>
        </div>
      </Card>
      {rates && (
        <Card>
          <div className={classes.setOffer}>
            <ShieldCheckIcon size={20} />
            <h2>
              {t('insurance.screens.form.set_offer', {
                cover: shortMoney(rates.set_offer.cover),
                price: shortMoney(rates.set_offer.premium),
              })}
            </h2>
            <p className={classes.note}>
              {t(`insurance.screens.form.${values.insured_value ? 'set_offer_text' : 'value_empty'}`)}
            </p>
          </div>
        </Card>
      )}
    </div>
  );
};
