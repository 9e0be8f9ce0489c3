import type { DraftPage, RatedCarrier } from '@portal/contract/rates/rate-table.ts';
import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { phraseOf } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { fieldName, optionName } from '../field-name.ts';
import { addDraft } from '../rates.api.ts';
import { ratesKeys } from '../rates.keys.ts';

const required = { phrase: phraseOf('http.required') };

type Fields = { scac: string; kind: TariffKind | ''; series: readonly string[] };

/** The series a kind of tariff usually begins with. */
const usualSeries = (kind: TariffKind): string[] => tariffSheets[kind].series.map(({ options }) => options?.[0] ?? '');

const missing = ({ scac, kind, series }: Fields) => ({
  ...(scac === '' && { scac: required }),
  ...(kind === '' && { kind: required }),
  ...(kind !== '' && series.some((value) => value.trim() === '') && { series: required }),
});

const useTariffForm = (onSent: (draft: DraftPage) => Promise<void>) =>
  useCheckedForm<Fields, DraftPage>({
    initial: { scac: '', kind: '', series: [] },
    check: missing,
    send: ({ scac, kind, series }) =>
      addDraft({ scac, kind: kind === '' ? 'ltl' : kind, series: [...series], based_on: null }),
    onSent,
  });

/** Names a tariff that is not there yet, and begins its draft. */
export const NewTariffDrawer = ({ carriers, onClose }: { carriers: readonly RatedCarrier[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useTariffForm(async (draft) => {
    await client.invalidateQueries({ queryKey: ratesKeys.list });
    await navigate({ to: '/settings/rates/drafts/$draft', params: { draft: String(draft.id) } });
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('rates.new')}
      footer={
        <>
          <Button onClick={onClose}>{t('settings.form.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('rates.begin')}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={frameClasses.form}>
        <p className={frameClasses.text}>{t('rates.new_text')}</p>
        <TariffFields form={form} carriers={carriers} />
      </CheckedForm>
    </Drawer>
  );
};

type FieldsProps = { form: ReturnType<typeof useTariffForm>; carriers: readonly RatedCarrier[] };

/** Whose tariff it is, what it prices, and what names it beside that. */
const TariffFields = ({ form, carriers }: FieldsProps) => {
  const { t } = useTranslation();
  const { scac, kind, series } = form.values;
  const kinds = carriers.find(({ carrier }) => carrier.scac === scac)?.kinds ?? [];
  const choose = (next: TariffKind) => form.change({ kind: next, series: usualSeries(next) });
  return (
    <>
      <SelectField
        label={t('rates.carrier')}
        options={carriers.map(({ carrier }) => ({ value: carrier.scac, label: carrier.name }))}
        value={scac}
        error={form.faultOf('scac')}
        onChange={(next) => {
          const [only] = carriers.find(({ carrier }) => carrier.scac === next)?.kinds ?? [];
          form.change({ scac: next, kind: only ?? '', series: only ? usualSeries(only) : [] });
        }}
      />
      <SelectField
        label={t('rates.kind')}
        options={kinds.map((value) => ({ value, label: t(`rates.kinds.${value}`) }))}
        value={kind}
        error={form.faultOf('kind')}
        onChange={choose}
      />
      {kind !== '' &&
        tariffSheets[kind].series.map(({ field, options }, at) => {
          const set = (value: string) => form.change({ series: series.map((one, i) => (i === at ? value : one)) });
          const error = form.faultOf('series');
          return options ? (
            <SelectField
              key={field}
              label={fieldName(field)}
              options={options.map((value) => ({ value, label: optionName(field, value) }))}
              value={series[at] ?? ''}
              onChange={set}
            />
          ) : (
            <TextField key={field} label={fieldName(field)} value={series[at] ?? ''} error={error} onChange={set} />
          );
        })}
    </>
  );
};
