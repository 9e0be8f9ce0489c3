import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { ContestedLine } from '@portal/contract/claims/contests/contested-lines.ts';
import { categoriesOf, reasonsFor } from '@portal/contract/claims/data/claim-choices.ts';
import { cents, dollars, less, sum } from '@portal/contract/values/money.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkIcon } from '../../../ui/icons/action-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { chargesOf, type LineAnswer } from './contest-form.ts';
import classes from './contest.module.css';

type LinesProps = {
  invoice: InvoiceDetails;
  answers: Readonly<Record<string, LineAnswer>>;
  contested: readonly ContestedLine[];
  change: (code: string, answer: LineAnswer) => void;
  faultOf: (path: string) => string | undefined;
};

/** The charges of an invoice, to tick those that are wrong and say what they should be. */
export const ContestLines = ({ invoice, answers, contested, change, faultOf }: LinesProps) => {
  const { t } = useTranslation();
  const difference = sum(contested.map(({ billed, should_be }) => less(cents(should_be), cents(billed))));
  return (
    <Card title={t('billing.pay.contest.which')} aside={t('billing.pay.contest.how')}>
      <ul className={classes.lines}>
        <li className={classes.heads} aria-hidden="true">
          <span />
          <span>{t('billing.screens.invoice.line')}</span>
          <span>{t('billing.screens.invoice.billed')}</span>
          <span>{t('billing.pay.contest.should_be')}</span>
          <span>{t('billing.screens.why.difference')}</span>
        </li>
        {chargesOf(invoice).map((line) => {
          const answer = answers[line.code];
          return (
            answer && (
              <Line
                key={line.code}
                line={line}
                answer={answer}
                contested={contested.find(({ code }) => code === line.code)}
                change={(next) => change(line.code, next)}
                fault={faultOf(`lines.${line.code}.should_be`)}
              />
            )
          );
        })}
        <li className={classes.total}>
          <span />
          <b>{t('billing.screens.invoice.total')}</b>
          <b>{money(invoice.amount)}</b>
          <b>{money(dollars(sum([cents(invoice.amount), difference])))}</b>
          <Difference amount={dollars(difference)} />
        </li>
      </ul>
    </Card>
  );
};

type LineProps = {
  line: InvoiceDetails['lines'][number];
  answer: LineAnswer;
  contested: ContestedLine | undefined;
  change: (answer: LineAnswer) => void;
  fault: string | undefined;
};

const Line = ({ line, answer, contested, change, fault }: LineProps) => {
  const { t } = useTranslation();
  const name = line.label[currentLanguage()];
  const follows = contested?.follows === true;
  const { ticked, should_be } = answer;
  const difference = contested ? less(cents(contested.should_be), cents(contested.billed)) : 0;
  return (
    <li data-ticked={ticked || undefined}>
      <div className={classes.line}>
        {follows ? (
          <span className={classes.link}>
            <LinkIcon size={14} />
          </span>
        ) : (
          <Checkbox
            aria-label={t('billing.pay.contest.tick', { name })}
            checked={ticked}
            onChange={(on) => change({ ...answer, ticked: on })}
          />
        )}
        <span className={classes.name}>
          <b>{name}</b> {follows && <small>{t('billing.pay.contest.follows')}</small>}
        </span>
        <span className={classes.billed}>{money(line.amount)}</span>
        <span className={classes.should}>
          {ticked ? (
            <NumberField
              label={t('billing.pay.contest.should_be_of', { name })}
              hideLabel
              prefix="$"
              value={should_be}
              error={fault}
              onChange={(value) => change({ ...answer, should_be: value })}
            />
          ) : contested ? (
            money(contested.should_be)
          ) : (
            <small>{t('billing.pay.contest.same')}</small>
          )}
        </span>
        <span className={classes.difference}>
          {difference === 0 ? '–' : <Difference amount={dollars(difference)} />}
        </span>
      </div>
      {ticked && <Why answer={answer} change={change} />}
    </li>
  );
};

const reasons = categoriesOf.billing_dispute.flatMap((category) =>
  category === 'rate' || category === 'characteristics'
    ? reasonsFor(category).map((reason) => ({ category, reason }))
    : [],
);

const Why = ({ answer, change }: Pick<LineProps, 'answer' | 'change'>) => {
  const { t } = useTranslation();
  return (
    <div className={classes.why}>
      <SelectField
        label={t('billing.pay.contest.reason')}
        options={reasons.map(({ category, reason }) => ({
          value: reason,
          label: t(`claims.reasons.${reason}`),
          group: t(`claims.categories.${category}`),
        }))}
        value={answer.reason}
        onChange={(reason) => change({ ...answer, reason })}
      />
      <TextField
        label={t('billing.pay.contest.sentence')}
        maxLength={500}
        value={answer.note}
        onChange={(note) => change({ ...answer, note })}
      />
    </div>
  );
};
