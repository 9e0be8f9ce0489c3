import type { WeightBreak } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import type { ExplainedOffer, PriceExplanation } from '@portal/contract/rates/explained-price.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { date, money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Money } from '../../../ui/primitives/money.tsx';
import { placeKey } from '../place-key.ts';
import classes from './why.module.css';

/** The steps of each tariff that was asked, or why there is no price. */
export const ExplainedSteps = ({ explanation: { offers, refused, miles } }: { explanation: PriceExplanation }) => (
  <div className={classes.steps} aria-live="polite">
    {refused && <p>{refused[currentLanguage()]}</p>}
    {offers.map((offer) => (
      <Offer key={`${offer.tariff.name} ${offer.tariff.service_class}`} offer={offer} miles={miles} />
    ))}
  </div>
);

type Line = ExplainedOffer['lines'][number];

const useLineText = () => {
  const { t } = useTranslation();
  return ({ label, percent, quantity, note }: Line): string => {
    const name = label[currentLanguage()];
    const factors =
      percent !== null
        ? t('rates.why.percent_line', { label: name, percent: number(percent) })
        : quantity !== null
          ? t('rates.why.quantity_line', { label: name, quantity: number(quantity) })
          : name;
    return note ? `${factors} (${note[currentLanguage()]})` : factors;
  };
};

/** One line; sums stand out, and the price most. */
const Step = ({ text, dollars, sum }: { text: string; dollars: number; sum?: 'cost' | 'price' }) => (
  <div className={classes.step} data-sum={sum}>
    <dt>{text}</dt>
    <dd>
      <Money dollars={dollars} />
    </dd>
  </div>
);

const Offer = ({ offer, miles }: { offer: ExplainedOffer; miles: number | null }) => {
  const { t } = useTranslation();
  const lineText = useLineText();
  const { tariff, lines, by_weight, cost, markup, price, refused, transit_days } = offer;
  // The freight line of class rates is shown item by item.
  const shown = by_weight ? lines.filter(({ code }) => code !== 'BASE') : lines;
  return (
    <section className={classes.offer}>
      <b>
        {t('rates.why.tariff', { name: tariff.name, day: tariff.effective_from ? date(tariff.effective_from) : '–' })}
      </b>
      {refused && <p>{refused[currentLanguage()]}</p>}
      {by_weight && miles !== null && (
        <p className={classes.note}>
          {t('rates.why.miles', { miles: number(miles), from: number(by_weight.from_miles) })}
        </p>
      )}
      <dl className={classes.lines}>
        {by_weight?.items.map(({ freight_class, rated_class, pounds, rate, amount }, i) => (
          <Step
            key={placeKey(i)}
            text={t(freight_class === rated_class ? 'rates.why.item_line' : 'rates.why.item_as', {
              class: freight_class,
              rated: rated_class,
              pounds: number(pounds),
              rate: money(rate),
            })}
            dollars={amount}
          />
        ))}
        {shown.map((line, i) => (
          <Step
            key={placeKey(i)}
            text={line.code === 'DEF' ? t('rates.why.deficit', { pounds: number(line.quantity ?? 0) }) : lineText(line)}
            dollars={line.amount}
          />
        ))}
        {cost !== null && <Step text={t('rates.why.cost')} dollars={cost} sum="cost" />}
        {markup && (
          <Step
            text={
              markup.by === 'percent'
                ? t('rates.why.markup_percent', { percent: number(markup.percent) })
                : t('rates.why.markup_minimum')
            }
            dollars={markup.amount}
          />
        )}
        {price !== null && <Step text={t('rates.why.price')} dollars={price} sum="price" />}
      </dl>
      {by_weight && <Breaks by={by_weight} />}
      {transit_days !== null && <p className={classes.note}>{t('rates.why.transit', { count: transit_days })}</p>}
    </section>
  );
};

/** Which break won, and what the others would have cost. */
const Breaks = ({ by }: { by: NonNullable<ExplainedOffer['by_weight']> }) => {
  const { t } = useTranslation();
  const name = (weightBreak: WeightBreak) => t(`rates.breaks.${weightBreak}`);
  return (
    <ul className={classes.note}>
      {by.breaks.map(({ weight_break, gross }) => (
        <li key={weight_break}>
          {t(weight_break === by.weight_break ? 'rates.why.won' : 'rates.why.compared', {
            break: name(weight_break),
            gross: money(gross),
          })}
        </li>
      ))}
      {by.deficit_pounds > 0 && (
        <li>{t('rates.why.raised', { pounds: number(by.deficit_pounds), break: name(by.weight_break) })}</li>
      )}
    </ul>
  );
};
