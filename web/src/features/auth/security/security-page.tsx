import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import layout from '../../../ui/layout/detail-page.module.css';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { useFlagSetting } from '../../settings/use-flag-setting.ts';
import { passkeyList } from '../passkeys/passkeys.api.ts';
import { AccessCard } from './access-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { secondFactorState } from './security.api.ts';
import classes from './security.module.css';

const dialogs = {
  turn_on: lazyDialog(async () => (await import('./security-dialogs.tsx')).TurnOnDialog),
  turn_off: lazyDialog(async () => (await import('./security-dialogs.tsx')).TurnOffDialog),
  new_codes: lazyDialog(async () => (await import('./security-dialogs.tsx')).NewCodesDialog),
};
type DialogName = keyof typeof dialogs;

/** How the person signs in. */
export const SecurityPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('auth.second_factor.title'));
  useBreadcrumb([{ label: t('auth.second_factor.title') }]);
  const me = useMe();
  return (
    <div className={layout.page}>
      <h1>{t('auth.second_factor.title')}</h1>
      <div className={classes.cards}>
        {me.needs_second_factor && <Callout>{t('auth.second_factor.required')}</Callout>}
        <PasskeysCard />
        <SecondFactorCard />
        {!me.needs_second_factor && <AccessCard />}
        {mayDo(me, 'patch:settings') && !me.needs_second_factor && <OperatorCard />}
      </div>
    </div>
  );
};

const SecondFactorCard = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(secondFactorState);
  const passkeys = useQuery(passkeyList);
  const [open, setOpen] = useState<DialogName | null>(null);
  const OpenDialog = open && dialogs[open];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || passkeys.isPending) return <Skeleton height={140} />;
  const isOnlyFactor = passkeys.data?.length === 0;
  const offered: readonly DialogName[] = [
    ...(data.is_on ? [] : (['turn_on'] as const)),
    ...(data.is_on || !isOnlyFactor ? (['new_codes'] as const) : []),
    ...(data.is_on && !(data.is_required && isOnlyFactor) ? (['turn_off'] as const) : []),
  ];
  return (
    <Card
      title={t(data.is_on ? 'auth.second_factor.is_on' : 'auth.second_factor.is_off')}
      aside={(data.is_on || !isOnlyFactor) && t('auth.second_factor.codes_left', { count: data.recovery_codes })}
    >
      <p className={classes.text}>{t('auth.second_factor.text')}</p>
      <div className={classes.actions}>
        {offered.map((name) => (
          <Button key={name} kind={name === 'turn_on' ? 'primary' : 'default'} onClick={() => setOpen(name)}>
            {t(`auth.second_factor.${name}`)}
          </Button>
        ))}
      </div>
      <Suspense>{OpenDialog && <OpenDialog onClose={() => setOpen(null)} />}</Suspense>
    </Card>
  );
};

/** What the operator requires of its own people. */
const OperatorCard = () => {
  const { t } = useTranslation();
  const required = useFlagSetting(operatorNeedsSecondFactor);
  return (
    required && (
      <Card>
        <Checkbox label={t('auth.second_factor.setting')} {...required} />
      </Card>
    )
  );
};
