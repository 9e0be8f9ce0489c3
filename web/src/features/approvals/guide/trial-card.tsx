import { guideLimits } from '@portal/contract/approvals/guide/guide-kinds.ts';
import type { Trial } from '@portal/contract/approvals/guide/guide.contract.ts';
import type { GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { guideTrial } from './guide.api.ts';
import { isWholeRule } from './guide-draft.ts';
import classes from './guide.module.css';
import { type Carriers, guideRuleText } from './guide-sentence.tsx';

const typedMs = 600;
const namedLoads = 5;

/** What the rules as they are edited would have come to on the loads of the last 90 days. */
export const TrialCard = ({ rules, carriers }: { rules: readonly GuideRule[]; carriers: Carriers }) => {
  const { t } = useTranslation();
  const tried = useDebounced(rules, typedMs).filter(isWholeRule);
  const { data, error, refetch } = useQuery({ ...guideTrial(tried), placeholderData: keepPreviousData });
  return (
    <Card title={t('approvals.screens.guide.trial')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && <Tried trial={data} rules={tried} carriers={carriers} />}
    </Card>
  );
};

type TriedProps = { trial: Trial; rules: readonly GuideRule[]; carriers: Carriers };

const Tried = ({ trial, rules, carriers }: TriedProps) => {
  const { t } = useTranslation();
  const { loads, paid, saved, changed, days_later } = trial;
  if (loads < guideLimits.fewLoads) return <p>{t('approvals.screens.guide.too_few', { count: loads })}</p>;
  return (
    <div className={classes.trial} aria-live="polite">
      <dl className={classes.sums}>
        <Sum label={t('approvals.screens.guide.paid', { count: loads })}>{money(paid)}</Sum>
        <Sum label={t('approvals.screens.guide.with_rules')}>{money(dollars(less(cents(paid), cents(saved))))}</Sum>
        <Sum label={t(`approvals.screens.guide.${saved < 0 ? 'costs' : 'saved'}`)} look={lookOf(saved)}>
          {money(Math.abs(saved))}
        </Sum>
      </dl>
      <p>
        {t('approvals.screens.guide.changed', { count: changed })}{' '}
        {changed > 0 &&
          t(`approvals.screens.guide.${days_later < 0 ? 'earlier' : 'later'}`, {
            days: number(Math.abs(days_later), 1),
          })}
      </p>
      <RuleParts trial={trial} rules={rules} carriers={carriers} />
      {trial.changes.length > 0 && <Changes changes={trial.changes} />}
      <p className={classes.small}>{t('approvals.screens.guide.by_quotes')}</p>
    </div>
  );
};

const lookOf = (saved: number) => (saved < 0 ? classes.more : classes.less);

const Sum = ({ label, children, look }: { label: string; children: string; look?: string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd className={look}>{children}</dd>
  </div>
);

/** What each rule would have saved or cost; together, what all of them would have. */
const RuleParts = ({ trial, rules, carriers }: TriedProps) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.parts}>
      {rules.map((rule) => {
        const part = trial.by_rule.find(({ rule_key }) => rule_key === rule.key);
        return (
          part && (
            <li key={rule.key}>
              <span>{guideRuleText(rule, carriers, t)}</span>
              <span>{t('approvals.screens.guide.loads', { count: part.loads })}</span>
              <b className={lookOf(part.saved)}>
                {t(`approvals.screens.guide.${part.saved < 0 ? 'part_costs' : 'part_saves'}`, {
                  amount: money(Math.abs(part.saved)),
                })}
              </b>
            </li>
          )
        );
      })}
    </ul>
  );
};

const Changes = ({ changes }: Pick<Trial, 'changes'>) => {
  const { t } = useTranslation();
  return (
    <table className={classes.changes}>
      <caption>{t('approvals.screens.guide.would_change')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('approvals.screens.list.load')}</th>
          <th scope="col">{t('approvals.screens.guide.was')}</th>
          <th scope="col">{t('approvals.screens.guide.would_be')}</th>
          <th scope="col">{t('approvals.screens.page.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, namedLoads).map(({ load_id, was, would_be, more, days }) => (
          <tr key={load_id}>
            <td>
              <Link {...loadAddress(load_id)}>{load_id}</Link>
            </td>
            <td>
              {was.carrier}
              <br />
              {money(was.price)}
            </td>
            <td>
              {would_be.carrier}
              <br />
              {money(would_be.price)}
            </td>
            <td>
              <span className={lookOf(-more)}>
                <Money dollars={more} signed />
              </span>
              <br />
              {days === 0
                ? t('approvals.screens.guide.same_day')
                : t(`approvals.screens.guide.days_${days > 0 ? 'later' : 'earlier'}`, { count: Math.abs(days) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
