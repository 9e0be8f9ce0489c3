import type { SharedPage as Shared } from '@portal/contract/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { sharedPage } from '../public.api.ts';
import { LinkFailure, PublicFrame, PublicSkeleton } from './public-frame.tsx';
import { readersLanguage, usePublicLanguage } from './public-language.ts';
import { PublicPapers } from './public-papers.tsx';
import classes from './shared-page.module.css';

/** The documents of a shared link, in the language it was sent in. */
export const SharedPage = () => {
  const { token = '' } = useParams({ strict: false });
  const page = useQuery(sharedPage(token));
  const wanted = page.data?.language ?? (page.isError ? readersLanguage() : undefined);
  const { ready, language, choose } = usePublicLanguage(wanted);
  if (!ready || page.isPending) return <PublicSkeleton />;
  return (
    <PublicFrame
      account={page.error ? undefined : page.data?.account_name}
      operator={page.error ? undefined : page.data?.operator_name}
      language={language}
      onLanguage={choose}
    >
      {page.error ? (
        <LinkFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        page.data && <Papers page={page.data} />
      )}
    </PublicFrame>
  );
};

const Papers = ({ page }: { page: Shared }) => {
  const { t } = useTranslation();
  const title = t('sharing.page.heading', { load: page.load_id });
  usePageTitle(title);
  const [date, time] = dateAndTime(page.expires_at);
  const only = page.documents.length === 1 ? page.documents[0]?.id : undefined;
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>
          {t('sharing.page.from', { name: page.shared_by, account: page.account_name })}{' '}
          <RefText wraps>{t('sharing.page.until', { date, time })}</RefText>
        </p>
      </header>
      <blockquote className={classes.message}>{page.message}</blockquote>
      <Card>
        {page.documents.length === 0 ? (
          <p className={classes.text}>{t('sharing.page.none')}</p>
        ) : (
          <PublicPapers papers={page.documents} opened={only} />
        )}
      </Card>
    </div>
  );
};
