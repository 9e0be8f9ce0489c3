import type { Account } from '@portal/contract/accounts/account.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money, number, percent } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Money } from '../../../ui/primitives/money.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { Answer, AnswerCell, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { accountFunnel, accountOwes } from '../accounts.api.ts';
import { changeInPercent } from '../loads-change.ts';
import { VolumeBars } from '../volume-bars.tsx';
import classes from './account-page.module.css';

/** How much the account sends, what it is billed and owes, and what comes of its quotes. */
export const FiguresStrip = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const me = useMe();
  const change = changeInPercent(account.loads_30_days, account.loads_30_days_before);
  return (
    <section className={classes.strip} aria-label={t('accounts.page.figures')}>
      <AnswerCell question={t('accounts.page.loads')}>
        <Answer>
          {number(account.loads_30_days)}
          <VolumeBars weeks={account.weeks} />
        </Answer>
        <AnswerNote>
          {change === null
            ? t('accounts.page.loads_before', { count: account.loads_30_days_before })
            : t('accounts.page.loads_change', { change })}
        </AnswerNote>
      </AnswerCell>
      {account.billed_30_days !== undefined && (
        <AnswerCell question={t('accounts.columns.billed')}>
          <Answer>
            <Money dollars={account.billed_30_days} />
          </Answer>
          <AnswerNote>
            {t('accounts.page.invoices', {
              count: account.invoices_30_days ?? 0,
              shown: number(account.invoices_30_days ?? 0),
            })}
          </AnswerNote>
        </AnswerCell>
      )}
      {mayDo(me, 'get:payments') && <Owing id={account.id} />}
      {mayDo(me, 'get:operator-statistics') && <Quotes id={account.id} />}
      <AnswerCell question={t('accounts.page.open_loads')}>
        <Answer>{number(account.open_loads)}</Answer>
        <AnswerNote>{t('accounts.page.open_loads_note')}</AnswerNote>
      </AnswerCell>
    </section>
  );
};

/** In the place of a figure that is not there: still on its way, or said to be missing. */
const Missing = ({ failed }: { failed: boolean }) => {
  const { t } = useTranslation();
  return failed ? <AnswerNote>{t('accounts.page.figure_failed')}</AnswerNote> : <Skeleton height={44} />;
};

const Owing = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data, error } = useQuery(accountOwes(id));
  const late = (data?.overdue ?? 0) > 0;
  return (
    <AnswerCell question={t('accounts.page.owing')}>
      {data ? (
        <>
          <Answer>
            <Money dollars={data.owed} />
          </Answer>
          <AnswerNote bad={late}>
            {late ? t('accounts.page.past_due', { amount: money(data.overdue) }) : t('accounts.page.nothing_past_due')}
          </AnswerNote>
          {data.on_account !== 0 && (
            <AnswerNote bad={data.on_account < 0}>
              {t(data.on_account > 0 ? 'accounts.page.on_account' : 'accounts.page.owed_beside', {
                amount: money(Math.abs(data.on_account)),
              })}
            </AnswerNote>
          )}
        </>
      ) : (
        <Missing failed={error !== null} />
      )}
    </AnswerCell>
  );
};

const Quotes = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data, error } = useQuery(accountFunnel(id));
  const loadsAt = (wanted: string): number => data?.steps.find(({ step }) => step === wanted)?.loads ?? 0;
  const [quoted, booked] = [loadsAt('quoted'), loadsAt('accepted')];
  return (
    <AnswerCell question={t('accounts.page.quotes')}>
      {data ? (
        <>
          <Answer>{quoted === 0 ? '–' : percent((100 * booked) / quoted)}</Answer>
          <AnswerNote>{t('accounts.page.quotes_note', { booked: number(booked), quoted: number(quoted) })}</AnswerNote>
        </>
      ) : (
        <Missing failed={error !== null} />
      )}
    </AnswerCell>
  );
};
