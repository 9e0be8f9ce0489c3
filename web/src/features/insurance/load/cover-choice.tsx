import { money, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { OptionCard, OptionName, OptionText } from '../../../ui/fields/option-card.tsx';
import classes from './cover-choice.module.css';
import type { CoverChoice as Choice, LoadCover } from './load-cover.ts';

type CoverChoiceProps = {
  cover: LoadCover;
  value: Choice;
  onChange: (choice: Choice) => void;
  /** What the carrier pays at most, where one is chosen. */
  carrier: { name: string; liability: number } | null;
};

/** Whether the load is insured with its booking: nothing, the offer, or a free policy where one is left. */
export const CoverChoice = ({ cover, value, onChange, carrier }: CoverChoiceProps) => {
  const { t } = useTranslation();
  const { paid, free, freePolicies, refusal } = cover;
  if (refusal || !paid) return <p className={classes.note}>{t(`insurance.load.${refusal ?? 'referred'}`)}</p>;
  const options = [
    { choice: 'none' as const, name: t('insurance.load.none'), text: '' },
    {
      choice: 'insured' as const,
      name: t('insurance.load.add', { price: money(paid.total) }),
      text: t('insurance.load.up_to', { cover: shortMoney(paid.limit) }),
    },
    ...(free && freePolicies
      ? [
          {
            choice: 'free' as const,
            name: t('insurance.load.add_free', { left: freePolicies.left, all: freePolicies.per_month }),
            text: t('insurance.load.up_to', { cover: shortMoney(free.limit) }),
          },
        ]
      : []),
  ];
  return (
    <fieldset className={classes.choice}>
      <legend>{t('insurance.load.title')}</legend>
      {options.map(({ choice, name, text }) => (
        <OptionCard
          key={choice}
          name="cover"
          value={choice}
          checked={value === choice}
          onChoose={() => onChange(choice)}
        >
          <span className={classes.words}>
            <OptionName>{name}</OptionName>
            {text && <OptionText>{text}</OptionText>}
          </span>
        </OptionCard>
      ))}
      <p className={classes.note}>
        {carrier
          ? t('insurance.load.offer_text', { carrier: carrier.name, liability: shortMoney(carrier.liability) })
          : t('insurance.load.offer_text_any')}{' '}
        {t('insurance.load.terms')}
      </p>
    </fieldset>
  );
};
