import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import type { DraftStatus } from '../../../platform/forms/use-kept-draft.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { AmountCard } from './amount-card.tsx';
import { CategoryCard } from './category-card.tsx';
import { ClaimAside } from './claim-aside.tsx';
import type { ClaimForm } from './claim-form.ts';
import classes from './claim-form.module.css';
import { EvidenceCard } from './evidence-card.tsx';
import { KindCard } from './kind-card.tsx';
import { StoryCard } from './story-card.tsx';
import { type ClaimFormState, useClaimForm } from './use-claim-form.ts';

type ClaimFormPageProps = {
  guide: ClaimGuide;
  claim: Claim | null;
  storedDraft: { form: ClaimForm; saved_at: string } | null;
  /** What a new case starts with; empty where nothing is known. */
  start?: ClaimForm | null;
};

/** The claim form: kind, category, amount, description, evidence; beside it deadlines and needed evidence. */
export const ClaimFormPage = ({ guide, claim, storedDraft, start = null }: ClaimFormPageProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const owner = { user_id: me.user.id, account_id: me.account.id, load_id: guide.load_id };
  const form = useClaimForm({ loadId: guide.load_id, owner, claim, storedDraft, start });
  usePageTitle(t('claims.screens.form.browser_title', { load: guide.load_id }));
  useBreadcrumb([
    { label: t('claims.screens.form.load', { load: guide.load_id }), address: loadAddress(guide.load_id) },
    { label: t('claims.screens.form.title') },
  ]);
  const intent = claim && claim.status !== 'draft' ? 'change' : 'submit';
  return (
    <form
      ref={form.root}
      className={classes.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.sendAs(intent);
      }}
    >
      <Head guide={guide} form={form} />
      {form.error && <Callout kind="danger">{form.error}</Callout>}
      <div className={classes.columns}>
        <div className={classes.main}>
          <KindCard guide={guide} form={form} />
          {form.values.type !== '' && (
            <>
              <CategoryCard guide={guide} form={form} claim={claim} />
              <AmountCard form={form} />
              <StoryCard guide={guide} form={form} />
              <EvidenceCard loadId={guide.load_id} guide={guide} form={form} claim={claim} start={start} />
            </>
          )}
        </div>
        <ClaimAside guide={guide} form={form} intent={intent} />
      </div>
    </form>
  );
};

const Head = ({ guide, form }: { guide: ClaimGuide; form: ClaimFormState }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <h1>{t('claims.screens.form.title')}</h1>
      <span>
        {[
          t('claims.screens.form.load', { load: guide.load_id }),
          guide.carrier,
          guide.delivered_on
            ? t('claims.screens.form.delivered', { date: date(guide.delivered_on) })
            : t('claims.screens.form.not_delivered'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <DraftNote status={form.draft} onStartOver={form.startOver} />
    </div>
  );
};

const DraftNote = ({ status, onStartOver }: { status: DraftStatus; onStartOver: () => void }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.draft}>
      <span role="status">{draftText(status, t)}</span>
      {'at' in status && (
        <Button kind="link" size="small" onClick={onStartOver}>
          {t('claims.screens.form.start_over')}
        </Button>
      )}
    </span>
  );
};

const draftText = (status: DraftStatus, t: ReturnType<typeof useTranslation>['t']): string => {
  if (status.kind === 'saving') return t('claims.screens.form.saving');
  if (status.kind === 'failed') return t('claims.screens.form.not_kept');
  if (!('at' in status)) return '';
  const [day, time] = dateAndTime(status.at);
  return t(`claims.screens.form.${status.kind === 'saved' ? 'kept' : 'restored'}`, { date: day, time });
};
