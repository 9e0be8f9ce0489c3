import { reportRhythms } from '@portal/contract/statistics/report-rhythms.ts';
import { scheduledReport } from '@portal/contract/statistics/statistics.settings.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { languages } from '@portal/contract/words/language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { timeOfDay, weekdayWord } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useVersionedForm } from '../../settings/versions/use-versioned-form.ts';
import { periods, periodKey } from '../home-search.ts';
import { fieldsOf, reportFaults, type ReportFields, reportOf } from './report-form.ts';
import classes from './operator.module.css';

const hoursOfDay = 24;
const daysOfWeek = 7;

type Stored = { value: Parameters<typeof fieldsOf>[0]; version: number };

/** Who is sent the figures as a spreadsheet, and when. */
export const ReportDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(settingQuery(scheduledReport));
  if (data) return <ReportForm stored={data} onClose={onClose} />;
  return (
    <Drawer opened onClose={onClose} title={t('home.operator.report.title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <SkeletonRows rows={5} columns="1fr" rowHeight={56} />
      )}
    </Drawer>
  );
};

const hourText = (hour: number): string => timeOfDay(`${String(hour).padStart(2, '0')}:00`);

/** What each field is called where somebody else changed it as well, and its value in words. */
const useShownFields = (): ShownFields<ReportFields> => {
  const { t } = useTranslation();
  return {
    recipients: { label: t('home.operator.report.recipients') },
    rhythm: { label: t('home.operator.report.rhythm'), text: (rhythm) => t(`home.operator.report.${rhythm}`) },
    weekday: { label: t('home.operator.report.weekday'), text: (day) => weekdayWord(Number(day)) },
    hour: { label: t('home.operator.report.hour'), text: (hour) => hourText(Number(hour)) },
    months: {
      label: t('home.operator.report.period'),
      text: (months) => {
        const period = periods.find((one) => one === months);
        return period ? t(`home.screen.figures.months.${periodKey(period)}`) : months;
      },
    },
    language: { label: t('home.operator.report.language'), text: (language) => languageNames[language] },
  };
};

const useReportForm = (stored: Stored, fields: ShownFields<ReportFields>, onClose: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = settingQuery(scheduledReport);
  return useVersionedForm<ReportFields, Stored>({
    initial: fieldsOf(stored.value),
    version: stored.version,
    fields: keysOf(fields),
    check: reportFaults,
    read: async () => {
      const { value, version } = await client.fetchQuery({ ...query, staleTime: 0 });
      return { values: fieldsOf(value), version };
    },
    send: async (typed, version = stored.version) => {
      const saved = await changeSetting(scheduledReport, { value: reportOf(typed), version });
      client.setQueryData(query.queryKey, saved);
      return saved;
    },
    onSent: () => {
      notify.success(t('home.operator.report.saved'));
      onClose();
    },
  });
};

const ReportForm = ({ stored, onClose }: { stored: Stored; onClose: () => void }) => {
  const { t } = useTranslation();
  const fields = useShownFields();
  const form = useReportForm(stored, fields, onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('home.operator.report.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('home.operator.report.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('home.operator.report.save')}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.text}>{t('home.operator.report.text')}</p>
        <TheirChanges form={form} fields={fields} />
        <ReportControls form={form} />
      </CheckedForm>
    </Drawer>
  );
};

const ReportControls = ({ form }: { form: ReturnType<typeof useReportForm> }) => {
  const { t } = useTranslation();
  return (
    <>
      <TextAreaField
        label={t('home.operator.report.recipients')}
        hint={t('home.operator.report.recipients_hint')}
        {...form.field('recipients')}
      />
      <SelectField
        label={t('home.operator.report.rhythm')}
        options={reportRhythms.map((rhythm) => ({ value: rhythm, label: t(`home.operator.report.${rhythm}`) }))}
        {...form.field('rhythm')}
      />
      {form.values.rhythm === 'week' && (
        <SelectField
          label={t('home.operator.report.weekday')}
          options={Array.from({ length: daysOfWeek }, (_, at) => ({
            value: String(at + 1),
            label: weekdayWord(at + 1),
          }))}
          {...form.field('weekday')}
        />
      )}
      <SelectField
        label={t('home.operator.report.hour')}
        options={Array.from({ length: hoursOfDay }, (_, hour) => ({
          value: String(hour),
          label: hourText(hour),
        }))}
        {...form.field('hour')}
      />
      <SelectField
        label={t('home.operator.report.period')}
        options={periods.map((period) => ({
          value: period as string,
          label: t(`home.screen.figures.months.${periodKey(period)}`),
        }))}
        {...form.field('months')}
      />
      <SelectField
        label={t('home.operator.report.language')}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        {...form.field('language')}
      />
    </>
  );
};

/** Each in its own words. */
const languageNames = { en: 'English', es: 'Español' } as const;
