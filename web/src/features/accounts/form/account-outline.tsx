import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import type { ReactNode } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { money, number } from '../../../platform/words/format.ts';
import { themeName } from '../../../platform/words/theme-name.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckCircleIcon, ClockIcon, WarningIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './account-form.module.css';
import type { NewAccountForm } from './new-account-form.ts';

export type AccountPart = 'company' | 'address' | 'modes' | 'markup' | 'credit' | 'look' | 'user';

/** What will be there, in a line; nothing where it is still to be filled in. */
type Line = { part: AccountPart; title: string; text: string; warning?: boolean };

const joined = (...texts: readonly (string | false | null | undefined)[]): string => texts.filter(Boolean).join(', ');

const useLines = (values: NewAccountForm): Line[] => {
  const { t } = useTranslation();
  const { settings } = useMe();
  const theme = settings.themes.find(({ key }) => key === values.theme);
  const booked = dispatchModes.filter((mode) => values.can_dispatch_modes[mode]);
  const markup = { percent: number(values.markup_percent ?? 0, 3), min: money(values.markup_min ?? 0) };
  const place = joined(values.city, [values.state, values.zip_code].filter(Boolean).join(' '));
  const modes = booked.map((mode) => t(`accounts.short_modes.${mode}`)).join(', ');
  const atCost = isAtCost(values);
  return [
    { part: 'company', title: t('accounts.page.company'), text: values.name },
    { part: 'address', title: t('accounts.new.address'), text: values.address && values.zip_code ? place : '' },
    {
      part: 'modes',
      title: t('accounts.page.modes'),
      text: booked.length === dispatchModes.length ? t('accounts.all_modes') : modes || t('accounts.no_modes'),
    },
    {
      part: 'markup',
      title: t('accounts.page.markup'),
      text: atCost ? t('accounts.new.at_cost') : t('accounts.new.outline_markup', markup),
      warning: atCost,
    },
    {
      part: 'credit',
      title: t('accounts.new.credit'),
      text:
        joined(
          values.credit_limit !== null && money(values.credit_limit),
          values.credit_days !== null && t('accounts.new.outline_days', { count: values.credit_days }),
        ) || t('accounts.new.outline_no_credit'),
    },
    {
      part: 'look',
      title: t('accounts.new.look'),
      text: joined(values.logo && t('settings.logos.logo'), theme && themeName(theme)),
    },
    {
      part: 'user',
      title: t('accounts.new.user'),
      text:
        values.email &&
        joined([values.first_name, values.last_name].join(' ').trim(), t(`accounts.languages.${values.language}`)),
    },
  ];
};

const goTo = (part: AccountPart): void => {
  const card = document.getElementById(`new-${part}`);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
};

type AccountOutlineProps = { values: NewAccountForm; children: ReactNode };

/** What the account will be, beside its form: each line leads to its part. `children` are what sends it. */
export const AccountOutline = ({ values, children }: AccountOutlineProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.outline}>
      <Card title={t('accounts.new.outline')}>
        <ul className={classes.lines}>
          {useLines(values).map(({ part, title, text, warning }) => (
            <li key={part} data-warning={warning || undefined} data-open={!text || undefined}>
              {warning ? <WarningIcon size={16} /> : text ? <CheckCircleIcon size={16} /> : <ClockIcon size={16} />}
              <button type="button" onClick={() => goTo(part)}>
                <b>{title}</b>
                <span>{text || t('accounts.new.outline_missing')}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.send}>{children}</div>
      </Card>
    </div>
  );
};
