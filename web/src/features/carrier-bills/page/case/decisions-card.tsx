import type { BillDifference, CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useState } from 'react';
import { money } from '../../../../platform/words/format.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Difference } from '../../../../ui/primitives/difference.tsx';
import shared from '../../carrier-bills.module.css';
import classes from './case.module.css';
import { caseSums, openOf } from './case-sums.ts';
import { useDifferenceName, useFactsText } from './difference-text.ts';
import { useCaseKeys } from './use-case-keys.ts';
import type { Deciding } from './use-decide.ts';

type CardProps = { bill: CarrierBillDetails; deciding: Deciding };

/** What is left to decide, the first one open; A, P and R answer it, J and K move. */
export const DecisionsCard = ({ bill, deciding }: CardProps) => {
  const { t } = useTranslation();
  const open = openOf(bill);
  const [at, setAt] = useState(0);
  const [partOf, setPartOf] = useState<number | null>(null);
  const active = open[Math.min(at, open.length - 1)];
  const answer = (decision: 'agreed' | 'refused') => () => {
    if (active && !deciding.pending) deciding.decide([{ id: active.id, decision }]);
  };
  const move = (by: number) => () => setAt((before) => Math.max(0, Math.min(before + by, open.length - 1)));
  const keys = { a: answer('agreed'), r: answer('refused'), p: () => setPartOf(active?.id ?? null) };
  useCaseKeys({ ...(deciding.mayDecide && active && keys), j: move(1), k: move(-1) });
  if (open.length === 0) return null;
  return (
    <Card
      title={t('carrier_bills.screens.page.to_decide')}
      aside={`${open.length}, ${money(caseSums(bill).leftAmount)}`}
    >
      {open.map((difference, index) => (
        <Decision
          key={difference.id}
          bill={bill}
          difference={difference}
          deciding={deciding}
          isActive={difference === active}
          activate={() => setAt(index)}
          isInPart={partOf === difference.id}
          setInPart={(isInPart) => setPartOf(isInPart ? difference.id : null)}
        />
      ))}
    </Card>
  );
};

type DecisionProps = CardProps & {
  difference: BillDifference;
  isActive: boolean;
  activate: () => void;
  isInPart: boolean;
  setInPart: (isInPart: boolean) => void;
};

const Decision = (props: DecisionProps) => {
  const { bill, difference, deciding, isActive, activate, isInPart, setInPart } = props;
  const name = useDifferenceName()(difference);
  const facts = useFactsText(difference);
  return (
    <section
      className={classes.decision}
      data-active={isActive || undefined}
      aria-label={name}
      onFocus={activate}
      onPointerDown={activate}
    >
      <div className={classes.ends}>
        <h3 className={classes.question}>{name}</h3>
        <span className={classes.amount}>
          <Difference amount={difference.amount} />
        </span>
      </div>
      {facts && <span className={shared.quiet}>{facts}</span>}
      <Names bill={bill} difference={difference} deciding={deciding} />
      {deciding.mayDecide && <PassOn difference={difference} deciding={deciding} />}
      {deciding.mayDecide &&
        (isInPart ? (
          <Part difference={difference} deciding={deciding} onClose={() => setInPart(false)} />
        ) : (
          <Answers difference={difference} deciding={deciding} onPart={() => setInPart(true)} isActive={isActive} />
        ))}
    </section>
  );
};

type OneProps = { difference: BillDifference; deciding: Deciding };

const Answers = ({
  difference: { id, amount },
  deciding,
  onPart,
  isActive,
}: OneProps & { onPart: () => void; isActive: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.choices}>
      <Button pending={deciding.pending} onClick={() => deciding.decide([{ id, decision: 'agreed' }])}>
        {t('carrier_bills.screens.page.agree_amount', { amount: money(amount) })}
      </Button>
      <Button pending={deciding.pending} onClick={onPart}>
        {t('carrier_bills.screens.page.agree_part')}
      </Button>
      <Button pending={deciding.pending} onClick={() => deciding.decide([{ id, decision: 'refused' }])}>
        {t('carrier_bills.screens.page.refuse')}
      </Button>
      {isActive && <span className={classes.keys}>{t('carrier_bills.screens.page.keys')}</span>}
    </div>
  );
};

/** What of a difference is agreed; the rest is refused. */
const Part = ({ difference: { id, amount }, deciding, onClose }: OneProps & { onClose: () => void }) => {
  const { t } = useTranslation();
  const [part, setPart] = useState<number | null>(null);
  const isPart = part !== null && part / amount > 0 && part / amount < 1;
  return (
    <div className={classes.choices}>
      <NumberField
        label={t('carrier_bills.screens.page.part')}
        prefix="$"
        signed={amount < 0}
        value={part}
        onChange={setPart}
      />
      <Button
        pending={deciding.pending}
        disabledReason={!isPart && t('carrier_bills.errors.agreed_part', { amount: money(amount) })}
        onClick={() => {
          if (isPart) deciding.decide([{ id, decision: 'agreed', agreed_amount: part }]);
        }}
      >
        {t('carrier_bills.screens.page.agree')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('carrier_bills.screens.page.whole')}
      </Button>
    </div>
  );
};

const answers = { rule: null, yes: true, no: false } as const;
type AnswerName = keyof typeof answers;

/** Whether the shipper is billed for it: by the rule of its reason, or as it is said here. */
export const PassOn = ({ difference, deciding }: OneProps) => {
  const { t } = useTranslation();
  const { id, passes_on, rule } = difference;
  const value: AnswerName = passes_on === null ? 'rule' : passes_on ? 'yes' : 'no';
  return (
    <div className={classes.passOn}>
      <SelectField
        label={t('carrier_bills.screens.page.passes_on')}
        options={[
          {
            value: 'rule' as const,
            label: t('carrier_bills.screens.page.by_rule', { rule: t(`carrier_bills.rules.${rule}`) }),
          },
          { value: 'yes' as const, label: t('carrier_bills.screens.page.yes') },
          { value: 'no' as const, label: t('carrier_bills.screens.page.no') },
        ]}
        value={value}
        // Each answer is given to the bill as the one before left it.
        disabled={deciding.pending}
        onChange={(chosen) => deciding.decide([{ id, passes_on: answers[chosen] }])}
      />
    </div>
  );
};

/** The carrier's name of a charge: taken for a booked one, or to be said to be one that was booked and not billed. */
const Names = ({ bill: { lines, differences }, difference, deciding }: CardProps & OneProps) => {
  const { t } = useTranslation();
  const line = difference.code ? lines.find(({ code }) => code === difference.code) : undefined;
  if (!line || !deciding.mayDecide) return null;
  const missing = lines.filter(
    ({ code, billed }) => billed === 0 && differences.some((one) => one.code === code && one.kind === 'accessorial'),
  );
  const { nameCharge, pending } = deciding;
  return line.names.map(({ name, is_remembered }) => (
    <div key={name} className={classes.names}>
      <span className={shared.quiet}>
        {is_remembered
          ? t('carrier_bills.screens.page.taken_for', { amount: money(line.quoted), name })
          : t('carrier_bills.screens.page.billed_as', { name })}
      </span>
      {is_remembered ? (
        <Button kind="ghost" size="small" pending={pending} onClick={() => nameCharge({ name, code: null })}>
          {t('carrier_bills.screens.page.is_another')}
        </Button>
      ) : (
        missing.map(({ code, label }) => (
          <Button key={code} kind="ghost" size="small" pending={pending} onClick={() => nameCharge({ name, code })}>
            {t('carrier_bills.screens.page.same_as', { charge: label[currentLanguage()] })}
          </Button>
        ))
      )}
    </div>
  ));
};
