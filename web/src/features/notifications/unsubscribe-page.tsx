import type { Subscription } from '@portal/contract/notifications/mail-choices.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../../platform/api/api-error.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { PublicFrame, PublicSkeleton } from '../sharing/public/public-frame.tsx';
import { readersLanguage, usePublicLanguage } from '../sharing/public/public-language.ts';
import { subscriptionOf, switchSubscription } from './mail-choices.api.ts';
import classes from './unsubscribe-page.module.css';

/** Where a link at the foot of a mail leads: opening it changes nothing, its button stops the mails. */
export const UnsubscribePage = () => {
  const { token = '' } = useParams({ strict: false });
  const query = useQuery({ ...subscriptionOf(token), retry: false });
  const wanted = query.isPending ? undefined : (query.data?.language ?? readersLanguage());
  const { ready, language, choose } = usePublicLanguage(wanted);
  if (!ready || query.isPending) return <PublicSkeleton />;
  return (
    <PublicFrame
      account={query.data?.account_name ?? query.data?.operator_name}
      operator={query.data?.operator_name}
      language={language}
      onLanguage={choose}
    >
      {query.data ? (
        <Choice token={token} subscription={query.data} />
      ) : (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      )}
    </PublicFrame>
  );
};

const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => {
  usePageTitle(title);
  return (
    <Card>
      <div className={classes.message} role="status">
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
      {children}
    </Card>
  );
};

type Kind = Subscription['kind'];

const nameOf = (kind: Kind) =>
  kind === 'digest' || kind === 'notices'
    ? (`settings.notifications.${kind}.name` as const)
    : (`settings.notifications.kinds.${kind}` as const);

const aboutOf = (kind: Kind) =>
  kind === 'digest' || kind === 'notices'
    ? (`settings.notifications.${kind}.about` as const)
    : (`settings.notifications.about.${kind}` as const);

const Choice = ({ token, subscription }: { token: string; subscription: Subscription }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) => switchSubscription(token, on),
    onSuccess: (changed) => client.setQueryData(subscriptionOf(token).queryKey, changed),
  });
  const { kind, is_subscribed, address, account_name } = subscription;
  const done = is_subscribed ? 'title' : 'done';
  const isOutside = kind === 'notices';
  return (
    <Message
      title={t(`settings.notifications.unsubscribe.${done}`)}
      text={t(`settings.notifications.unsubscribe.${is_subscribed ? 'text' : 'done_text'}`, { address })}
    >
      <p className={classes.kind}>
        <strong>{t(nameOf(kind))}</strong>
        <span className={classes.text}>{t(aboutOf(kind), { account: account_name ?? '' })}</span>
      </p>
      {error && (
        <p role="alert" className={classes.error}>
          {errorText(error)}
        </p>
      )}
      <div className={classes.actions}>
        <Button kind={is_subscribed ? 'primary' : 'default'} pending={isPending} onClick={() => mutate(!is_subscribed)}>
          {t(`settings.notifications.unsubscribe.${is_subscribed ? 'submit' : 'again'}`)}
        </Button>
        {!isOutside && <Link to="/profile">{t('settings.notifications.unsubscribe.choose')}</Link>}
      </div>
    </Message>
  );
};

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isForged = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const words = isForged ? 'closed' : 'failed';
  return (
    <Message
      title={t(`settings.notifications.unsubscribe.${words}`)}
      text={isForged ? t('settings.notifications.unsubscribe.closed_text') : errorText(error)}
    >
      {!isForged && (
        <div className={classes.actions}>
          <Button onClick={onRetry}>{t('settings.notifications.unsubscribe.retry')}</Button>
        </div>
      )}
    </Message>
  );
};
