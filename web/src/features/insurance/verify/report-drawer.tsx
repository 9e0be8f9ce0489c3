import { DifferenceReport, type VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import { type ComparedField, comparedFields } from '@portal/contract/insurance/insurance-choices.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { reportDifference } from '../insurance.api.ts';
import insurance from '../insurance.module.css';
import { fieldText } from './field-text.ts';
import classes from './verify-page.module.css';

/** What the paper says in the lines that differ, by their field. */
type OnPaper = Partial<Record<ComparedField, string>>;
type ReportForm = { on_paper: OnPaper; message: string; email: string };

const differing = ({ on_paper }: ReportForm) =>
  comparedFields.flatMap((field) => {
    const said = on_paper[field];
    return said === undefined ? [] : [{ field, on_paper: said }];
  });

const bodyOf = (typed: ReportForm) => ({
  differences: differing(typed),
  message: typed.message,
  email: typed.email.trim() || null,
  language: currentLanguage(),
});

type ReportDrawerProps = {
  code: string;
  certificate: VerifiedCertificate | undefined;
  onClose: () => void;
  onReported: () => void;
};

/** Compares a certificate with the paper in somebody's hand line by line, and sends what differs to the operator. */
export const ReportDrawer = ({ code, certificate, onClose, onReported }: ReportDrawerProps) => {
  const { t } = useTranslation();
  const form = useCheckedForm<ReportForm, unknown>({
    initial: { on_paper: {}, message: '', email: '' },
    check: (typed) => schemaFaults(DifferenceReport, bodyOf(typed)),
    send: (typed) => reportDifference(code, bodyOf(typed)),
    onSent: onReported,
  });
  const title = t(`insurance.screens.verify.${certificate ? 'report' : 'report_unknown'}`);
  return (
    <ActionDrawer title={title} action={t('insurance.screens.verify.send')} form={form} onClose={onClose}>
      {certificate && <Lines certificate={certificate} form={form} />}
      <TextAreaField label={t('insurance.screens.verify.message')} maxLength={1000} {...form.field('message')} />
      <TextField
        label={t('insurance.screens.verify.email')}
        hint={t('insurance.screens.verify.email_hint')}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
    </ActionDrawer>
  );
};

type Form = ReturnType<typeof useCheckedForm<ReportForm, unknown>>;
type LinesProps = { certificate: VerifiedCertificate; form: Form };

/** Every line of the certificate; what is ticked differs on the paper, and is copied from it. */
const Lines = ({ certificate, form }: LinesProps) => {
  const { t } = useTranslation();
  const { on_paper } = form.values;
  const differences = differing(form.values);
  return (
    <>
      <p className={insurance.note}>{t('insurance.screens.verify.drawer_text')}</p>
      <ul className={classes.lines}>
        {comparedFields.map((field) => {
          const label = t(`insurance.screens.verify.fields.${field}`);
          const at = differences.findIndex((one) => one.field === field);
          return (
            <li key={field}>
              <Checkbox
                label={t('insurance.screens.verify.differs', { label, value: fieldText(certificate, field, t) })}
                checked={at >= 0}
                onChange={(differs) => form.change({ on_paper: { ...on_paper, [field]: differs ? '' : undefined } })}
              />
              {at >= 0 && (
                <TextField
                  label={t('insurance.screens.verify.on_paper', { label })}
                  required
                  maxLength={200}
                  value={on_paper[field] ?? ''}
                  onChange={(said) => form.change({ on_paper: { ...on_paper, [field]: said } })}
                  error={form.faultOf(`differences.${at}.on_paper`)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
