import type { SetupStep } from '@portal/contract/setup/setup.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { notify } from '../../platform/notify.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import classes from './setup-page.module.css';
import { addExamples, dismissSetup, setupQuery } from './setup.api.ts';

/** What a new portal needs before its first quote, step by step, for the people who run it. */
export const SetupPage = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(setupQuery);
  usePageTitle(t('setup.title'));
  useBreadcrumb([{ label: t('frame.navigation.settings') }, { label: t('setup.title') }]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('setup.title')}</h1>
        <p className={classes.text}>{t('setup.text')}</p>
      </div>
      {data ? (
        <>
          {data.can_quote ? <p role="status">{t('setup.can_quote')}</p> : <Callout>{t('setup.cannot_quote')}</Callout>}
          <ol className={classes.steps}>
            {data.items.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
          <Leave isListed={!data.is_complete && !data.is_dismissed} />
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </div>
  );
};

const Step = ({ step: { name, is_done, is_required, command } }: { step: SetupStep }) => {
  const { t } = useTranslation();
  const state = is_done ? 'done' : is_required ? 'needed' : 'open';
  const tone = ({ done: 'delivered', needed: 'pending', open: 'quoted' } as const)[state];
  return (
    <li className={classes.step}>
      <div className={classes.head}>
        <h2 className={classes.name}>{t(`setup.steps.${name}.title`)}</h2>
        <StatusChip tone={tone}>{t(`setup.${state}`)}</StatusChip>
      </div>
      <p className={classes.text}>{t(`setup.steps.${name}.text`)}</p>
      {name !== 'mail' && <ScreenLink step={name} isDone={is_done} />}
      {command !== null && !is_done && <Command text={command} />}
    </li>
  );
};

/** The screen that does each step, also once it is done. */
const stepScreens = {
  identity: ['/settings/operator', 'setup.to_operator'],
  gs1_prefix: ['/settings/operator', 'setup.to_operator'],
  carriers: ['/settings/carriers', 'setup.to_carriers'],
  tariffs: ['/settings/rates', 'setup.to_rates'],
  own_rates: ['/settings/rates', 'setup.to_rates'],
  trucks: ['/settings/trucks', 'setup.to_trucks'],
  drayage: ['/settings/rates', 'setup.to_rates'],
  thresholds: ['/settings/carrier-thresholds', 'setup.to_thresholds'],
} as const;

const ScreenLink = ({ step, isDone }: { step: keyof typeof stepScreens; isDone: boolean }) => {
  const { t } = useTranslation();
  const [to, label] = stepScreens[step];
  return (
    <div className={classes.leave}>
      <LinkButton to={to}>{t(label)}</LinkButton>
      {step === 'carriers' && !isDone && <ExamplesButton />}
    </div>
  );
};

const ExamplesButton = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => addExamples(client),
    onSuccess: () => notify.success(t('setup.examples_added')),
    onError: notifyFailure,
  });
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {t('setup.add_examples')}
    </Button>
  );
};

const Command = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  return (
    <p className={classes.command}>
      {t('setup.command')} <code className={classes.code}>{text}</code>
    </p>
  );
};

/** The way on to the portal, and the end of the list while it still shows at sign-in. */
const Leave = ({ isListed }: { isListed: boolean }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const dismissal = useMutation({
    mutationFn: () => dismissSetup(client),
    onSuccess: () => navigate({ to: '/my-loads' }),
    onError: notifyFailure,
  });
  return (
    <div className={classes.leave}>
      <LinkButton to="/my-loads" kind="primary">
        {t('setup.to_loads')}
      </LinkButton>
      {isListed && (
        <Button pending={dismissal.isPending} onClick={() => dismissal.mutate()}>
          {t('setup.dismiss')}
        </Button>
      )}
    </div>
  );
};
