import { insuranceTariffs, InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { faultText } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { csvFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { FactorsCard, FreeCard, GroupsCard, InsurerCard, LimitsCard, SetOfferCard } from './tariff-cards.tsx';
import { readTariff, writeTariff } from './tariff-file.ts';
import classes from './tariffs.module.css';
import { type StoredTariffs, type TariffFormState, useTariffForm } from './use-tariff-form.ts';

type TariffFormProps = {
  stored: StoredTariffs;
  /** The stored version that is shown; null for a new one. */
  original: InsuranceTariff | null;
  initial: InsuranceTariff;
  /** It has begun: it can be read and exported. */
  isLocked: boolean;
  onSaved: (from: string) => void;
};

/** One version of the tariff. What is typed stays, whatever somebody else saves meanwhile. */
export const TariffForm = ({ stored, original, initial, isLocked, onSaved }: TariffFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isKept, setKept] = useState(false);
  const form = useTariffForm({ stored, original, initial, onSaved });
  const isOutdated = form.refusal instanceof ApiError && form.refusal.status === 409 && !isKept;
  const readTheirs = () =>
    void client
      .fetchQuery({ ...settingQuery(insuranceTariffs), staleTime: 0 })
      .then(() => {
        form.reopen();
        setKept(true);
      })
      .catch(notifyFailure);
  return (
    <CheckedForm
      form={form}
      className={classes.form}
      errorAction={isOutdated && <Button onClick={readTheirs}>{t('insurance.tariffs.read_theirs')}</Button>}
    >
      {isKept && <Callout>{t('insurance.tariffs.kept', { name: stored.changed_by ?? '–' })}</Callout>}
      <fieldset className={classes.form} disabled={isLocked}>
        <InsurerCard form={form} />
        <LimitsCard form={form} />
        <GroupsCard form={form} />
        <FactorsCard form={form} />
        <SetOfferCard form={form} />
        <FreeCard form={form} />
      </fieldset>
      <div className={classes.send}>
        {!isLocked && (
          <Button type="submit" kind="primary" pending={form.pending}>
            {t('settings.form.save')}
          </Button>
        )}
        <FileButtons form={form} canImport={!isLocked} />
      </div>
    </CheckedForm>
  );
};

/** The version as a file for spreadsheets, and back. What is read fills the form and is saved by Save. */
const FileButtons = ({ form, canImport }: { form: TariffFormState; canImport: boolean }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const typed = InsuranceTariff.safeParse(form.values);
  const write = () => {
    if (!typed.success) return;
    const { effective_from } = typed.data;
    const blob = new Blob([writeTariff(typed.data)], { type: 'text/csv;charset=utf-8' });
    saveFile(blob, `insurance-rates-${effective_from}.csv`);
  };
  const read = async (file: File) => {
    if (!typed.success) return;
    const found = await readTariff(await file.text(), typed.data);
    if (found.kind === 'read') {
      form.change(found.tariff);
      notify.success(t('insurance.tariffs.read'));
    } else if (found.kind === 'unknown_field') {
      notify.failure(t('insurance.tariffs.unknown_field', { line: found.line, field: found.field }));
    } else if (found.kind === 'unreadable') notify.failure(t('insurance.tariffs.unreadable'));
    else {
      const [first] = Object.entries(found.faults);
      notify.failure(first ? `${first[0]}: ${faultText(first[1], t) ?? ''}` : t('insurance.tariffs.unreadable'));
    }
  };
  const reason = typed.success ? undefined : t('insurance.tariffs.correct_first');
  return (
    <>
      <Button icon={<DownloadIcon size={16} />} disabledReason={reason} onClick={write}>
        {t('insurance.tariffs.export')}
      </Button>
      {canImport && (
        <>
          <SingleFileInput
            ref={input}
            label={t('insurance.tariffs.import')}
            accept={csvFiles}
            onFile={(file) => void read(file)}
          />
          <Button icon={<UploadIcon size={16} />} disabledReason={reason} onClick={() => input.current?.click()}>
            {t('insurance.tariffs.import')}
          </Button>
        </>
      )}
    </>
  );
};
