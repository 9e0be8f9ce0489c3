import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { LinkButton } from '../../ui/primitives/button.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { approvalsAddress } from './addresses.ts';

const ApprovalRulesPage = lazyPart(async () => (await import('./rules/approval-rules-page.tsx')).ApprovalRulesPage);
const GuidePage = lazyPart(async () => (await import('./guide/guide-page.tsx')).GuidePage);

const tabs = ['rules', 'guide'] as const;

/** What an account says about its bookings: what needs an approval, and which carrier is chosen. */
export const RulesScreen = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const tab = search['tab'] === 'guide' ? 'guide' : 'rules';
  return (
    <SettingsFrame
      name="approvals"
      text={t('approvals.screens.rules.text')}
      action={<LinkButton {...approvalsAddress()}>{t('approvals.screens.rules.requests')}</LinkButton>}
    >
      <Segmented
        label={t('approvals.screens.guide.tabs')}
        options={tabs.map((value) => ({ value, label: t(`approvals.screens.guide.tab_${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '.', search: next === 'guide' ? { tab: next } : {} })}
      />
      <Suspense fallback={<Skeleton height={320} />}>
        {tab === 'guide' ? <GuidePage /> : <ApprovalRulesPage />}
      </Suspense>
    </SettingsFrame>
  );
};
