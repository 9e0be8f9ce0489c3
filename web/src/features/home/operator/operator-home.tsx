import { loadModes, type LoadMode } from '@portal/contract/modes/modes.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { currentLanguage, loadWords } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { ChoicePill } from '../../../ui/lists/filters/choice-pill.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { AccountFilter } from '../../accounts/account-filter.tsx';
import { AttentionCard } from '../attention/attention-card.tsx';
import { DownloadButton } from '../figures/download-button.tsx';
import { FigureCards } from '../figures/figure-cards.tsx';
import type { FigureProps } from '../figures/figure-props.ts';
import classes from '../home.module.css';
import { useHomeSearch } from '../home-search.ts';
import { PeriodSwitch } from '../period-switch.tsx';
import { useFigureProps } from '../use-figure-props.ts';
import { AnswersCard } from './answers-card.tsx';
import { FirstQuoteCard } from './first-quote-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { MarginsCard } from './margins-card.tsx';
import { OnTimeCard } from './on-time-card.tsx';
import { saveReport } from './operator.api.ts';

const CommissionsDrawer = lazyDialog(() => import('./commissions-drawer.tsx').then((file) => file.CommissionsDrawer));
const ReportDrawer = lazyDialog(async () => {
  // What a form says about another person's changes is no part of the first load.
  await loadWords(['settings']);
  return (await import('./report-drawer.tsx')).ReportDrawer;
});

const usualPeriod = '3';
const shownPeriods = ['1', '3', '11', 'all'] as const;

/** The operator's first screen: how the business goes, and what waits, the trucks to be found before all else. */
export const OperatorHome = () => {
  const { t } = useTranslation();
  const props = useFigureProps(usualPeriod);
  const [showsCommissions, setShowsCommissions] = useState(false);
  return (
    <div className={classes.page}>
      <Head {...props} />
      <AnswersCard query={props.query} onCommissions={() => setShowsCommissions(true)} />
      <div className={classes.two}>
        <AttentionCard
          account_id={props.subject.account_id}
          first={['truck_pending', 'container_request']}
          usual="truck_pending"
          showsAccount
          fewRows={4}
        />
        <FunnelCard {...props} />
      </div>
      <MarginsCard {...props} />
      <div className={classes.two}>
        <OnTimeCard {...props} />
        <FirstQuoteCard {...props} />
      </div>
      <div className={classes.figures}>
        <h2>{t('home.screen.figures.title')}</h2>
        <DownloadButton {...props} />
      </div>
      <FigureCards {...props} hasStatus />
      {showsCommissions && <CommissionsDrawer {...props} onClose={() => setShowsCommissions(false)} />}
    </div>
  );
};

/** What rules every card: account, mode and period; and what can be taken away. */
const Head = ({ query, period, onPeriod }: FigureProps) => {
  const { t } = useTranslation();
  const [search, change] = useHomeSearch();
  const [schedules, setSchedules] = useState(false);
  const report = useMutation({
    mutationFn: () => saveReport(query, currentLanguage()),
    onError: notifyFailure,
  });
  return (
    <div className={classes.header}>
      <div className={classes.name}>
        <h1>{t('home.screen.title')}</h1>
        <div className={classes.filters}>
          <div className={classes.account}>
            <AccountFilter
              label={t('home.screen.figures.account')}
              hideLabel
              any={t('home.screen.figures.any_account')}
              value={search.account}
              onChange={(account) => change({ account })}
            />
          </div>
          <ChoicePill
            label={t('home.screen.figures.mode')}
            any={t('home.screen.figures.any_mode')}
            value={search.mode}
            options={loadModes.map((mode) => [mode, t(`loads.my_loads.modes.${mode}`)] as const)}
            onChange={(mode) => change({ mode: mode as LoadMode | undefined })}
          />
        </div>
      </div>
      <div className={classes.tools}>
        <PeriodSwitch periods={shownPeriods} value={period} onChange={onPeriod} />
        <Button icon={<MailIcon size={16} />} onClick={() => setSchedules(true)}>
          {t('home.operator.schedule')}
        </Button>
        <Button icon={<DownloadIcon size={16} />} pending={report.isPending} onClick={() => report.mutate()}>
          {t('home.operator.xlsx')}
        </Button>
      </div>
      {schedules && <ReportDrawer onClose={() => setSchedules(false)} />}
    </div>
  );
};
