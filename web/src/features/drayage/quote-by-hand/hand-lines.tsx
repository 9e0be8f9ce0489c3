import { useTranslation } from '../../../platform/words/use-translation.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type HandLine, withLine } from './hand-quote-form.ts';
import classes from './quote-by-hand.module.css';
import type { HandQuoteState } from './use-hand-quote.ts';
import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** What operations may put on a quote: the haul, then every service its mode knows. */
const codesOf = (mode: LoadMode): string[] => [
  'BASE',
  'FUEL',
  ...(mode === 'drayage' ? ['DROP'] : []),
  ...accessorialsByMode[mode].map(({ code }) => code),
];

/** The charges by their human names. */
const chargeOptions = (mode: LoadMode, language: Language): { value: string; label: string }[] =>
  codesOf(mode).map((value) => ({ value, label: lineLabel(value)[language] }));

/** The carrier's charges, each a row. */
export const HandLines = ({ quote }: { quote: HandQuoteState }) => {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('drayage.load.by_hand.lines')}>
      <h3 className={classes.heading}>{t('drayage.load.by_hand.lines')}</h3>
      <ul className={classes.lines}>
        {quote.form.lines.map((line, index) => (
          <Line key={line.key} line={line} index={index} quote={quote} />
        ))}
      </ul>
      <Button kind="link" size="small" icon={<PlusIcon size={16} />} onClick={() => quote.edit(withLine)}>
        {t('drayage.load.by_hand.add_line')}
      </Button>
    </div>
  );
};

const Line = ({ line, index, quote }: { line: HandLine; index: number; quote: HandQuoteState }) => {
  const { t } = useTranslation();
  const options = chargeOptions(quote.mode, currentLanguage());
  const name = options.find(({ value }) => value === line.code)?.label ?? t('drayage.load.by_hand.charge');
  const change = (changes: Partial<HandLine>) =>
    quote.change({ lines: quote.form.lines.map((one) => (one.key === line.key ? { ...one, ...changes } : one)) });
  const taken = quote.form.lines.flatMap((one) => (one.key === line.key ? [] : [one.code]));
  return (
    <li className={classes.line}>
      <SelectField
        label={t('drayage.load.by_hand.charge')}
        hideLabel={index > 0}
        placeholder={t('drayage.load.by_hand.choose_charge')}
        options={options.filter(({ value }) => !taken.includes(value))}
        value={line.code}
        onChange={(code) => change({ code })}
        error={quote.errorOf(`lines.${index}.code`)}
      />
      <NumberField
        label={t('drayage.load.by_hand.amount')}
        hideLabel={index > 0}
        prefix="$"
        value={line.amount}
        onChange={(amount) => change({ amount })}
        maxLength={12}
        error={quote.errorOf(`lines.${index}.amount`)}
      />
      {quote.form.lines.length > 1 && (
        <IconButton
          icon={TrashIcon}
          label={t('drayage.load.by_hand.remove_line', { line: name })}
          onClick={() => quote.change({ lines: quote.form.lines.filter((one) => one.key !== line.key) })}
        />
      )}
    </li>
  );
};
