import { isDecided, isUndecided } from '@portal/contract/carrier-bills/bill-status.ts';
import type { BillDifference, CarrierBillDetails, Decisions } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { invoiceAddress } from '../../billing/addresses.ts';
import { decideDifferences, loadPapers, useBillsChanged } from '../carrier-bills.api.ts';
import shared from '../carrier-bills.module.css';
import { Difference } from '../../../ui/primitives/difference.tsx';
import classes from './carrier-bill-page.module.css';

type Change = Omit<Decisions['differences'][number], 'id'>;
type Decide = (id: number, change: Change) => void;

/** What the carrier billed otherwise than booked, and what is decided about each. */
export const DifferencesCard = ({ bill }: { bill: CarrierBillDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillsChanged();
  const send = useMutation({
    mutationFn: (one: Decisions['differences'][number]) =>
      decideDifferences(bill.id, { version: bill.version, differences: [one] }),
    onSuccess: changed,
    onError: notifyFailure,
  });
  const mayDecide = isUndecided(bill.status) && mayDo(me, 'post:carrier-bills');
  return (
    <Card title={t('carrier_bills.screens.page.differences')}>
      {bill.differences.length === 0 && <p>{t('carrier_bills.screens.page.no_differences')}</p>}
      {bill.differences.map((difference) => (
        <One
          key={difference.id}
          difference={difference}
          loadId={bill.load?.id ?? 0}
          pending={send.isPending}
          decide={mayDecide ? (id, change) => send.mutate({ id, ...change }) : null}
        />
      ))}
    </Card>
  );
};

type OneProps = { difference: BillDifference; loadId: number; pending: boolean; decide: Decide | null };

const useFactsText = ({ facts }: BillDifference): string => {
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

const One = ({ difference, loadId, pending, decide }: OneProps) => {
  const { t } = useTranslation();
  const { kind, code, label, amount, decision } = difference;
  const facts = useFactsText(difference);
  const name = code ? label[currentLanguage()] : t(`carrier_bills.kinds.${kind}`);
  return (
    <section className={classes.difference} aria-label={name}>
      <div className={classes.differenceHead}>
        <span>
          <b>{name}</b>
          {facts && <span className={shared.note}>{facts}</span>}
        </span>
        <span>
          <Difference amount={amount} />{' '}
          <span className={shared.quiet}>{t(`carrier_bills.decisions.${decision}`)}</span>
        </span>
      </div>
      {decide && <Choices difference={difference} pending={pending} decide={decide} />}
      {decide ? (
        <PaperChoice difference={difference} loadId={loadId} decide={decide} />
      ) : (
        <Papers difference={difference} />
      )}
      <PassedOn difference={difference} />
    </section>
  );
};

const answers = { rule: null, yes: true, no: false } as const;
type AnswerName = keyof typeof answers;

const Choices = ({ difference, pending, decide }: Omit<OneProps, 'loadId' | 'decide'> & { decide: Decide }) => {
  const { t } = useTranslation();
  const { id, decision, passes_on, rule } = difference;
  const isOpen = !isDecided(decision);
  const value: AnswerName = passes_on === null ? 'rule' : passes_on ? 'yes' : 'no';
  return (
    <div className={classes.choices}>
      {isOpen ? (
        <>
          <Button pending={pending} onClick={() => decide(id, { decision: 'agreed' })}>
            {t('carrier_bills.screens.page.agree')}
          </Button>
          <Button pending={pending} onClick={() => decide(id, { decision: 'refused' })}>
            {t('carrier_bills.screens.page.refuse')}
          </Button>
        </>
      ) : (
        <Button kind="ghost" pending={pending} onClick={() => decide(id, { decision: 'open' })}>
          {t('carrier_bills.screens.page.reopen')}
        </Button>
      )}
      {decision === 'agreed' && (
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
          onChange={(chosen) => decide(id, { passes_on: answers[chosen] })}
        />
      )}
    </div>
  );
};

/** Papers that only the operator reads are no evidence: the carrier's own invoice and what was agreed with it. */
const hiddenTypes: ReadonlySet<string> = new Set(['carrier_invoice', 'rate_confirmation', 'label', 'former_bol']);

const PaperChoice = ({
  difference,
  loadId,
  decide,
}: {
  difference: BillDifference;
  loadId: number;
  decide: Decide;
}) => {
  const { t } = useTranslation();
  const { data: papers = [] } = useQuery(loadPapers(loadId));
  const chosen = difference.evidence.map(({ id }) => id);
  const shown = papers.filter(({ type, is_current }) => is_current && !hiddenTypes.has(type));
  return (
    <fieldset className={classes.papers}>
      <legend>{t('carrier_bills.screens.page.evidence')}</legend>
      {shown.length === 0 && <span className={shared.quiet}>{t('carrier_bills.screens.page.no_evidence')}</span>}
      {shown.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(isChosen) =>
            decide(difference.id, { evidence: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) })
          }
        />
      ))}
    </fieldset>
  );
};

const Papers = ({ difference: { evidence } }: { difference: BillDifference }) =>
  evidence.length > 0 && (
    <span>
      {evidence.map(({ id, name, url }) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </span>
  );

const PassedOn = ({ difference: { decision, price, invoice, is_passed_on } }: { difference: BillDifference }) => {
  const { t } = useTranslation();
  if (price !== null && invoice) {
    return (
      <span className={shared.note}>
        {t('carrier_bills.screens.page.passed_on', { price: money(price) })}{' '}
        <Link {...invoiceAddress(invoice.id)}>{invoice.number}</Link>
      </span>
    );
  }
  if (decision !== 'agreed') return null;
  return (
    <span className={shared.note}>
      {t(is_passed_on ? 'carrier_bills.screens.page.will_pass_on' : 'carrier_bills.screens.page.not_passed_on')}
    </span>
  );
};
