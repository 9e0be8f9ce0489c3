import {
  type DefaultMarkups,
  defaultMarkups,
  DefaultMarkups as Schema,
} from '@portal/contract/accounts/accounts.settings.ts';
import { keysOf, recordOf } from '@portal/contract/values/records.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notify } from '../../../platform/notify.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useSettingForm } from '../../settings/versions/use-setting-form.ts';
import { accountsAddress } from '../addresses.ts';
import { MarkupPair, MarkupSample, type TypedMarkup } from './markup-pair.tsx';
import classes from './markups.module.css';

/** The markups accounts start with; those of a single account are changed on its own page. */
export const MarkupsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(defaultMarkups));
  return (
    <SettingsFrame name="markups" text={t('accounts.markups.text')}>
      <Loaded query={query}>{(setting) => <DefaultsForm setting={setting} />}</Loaded>
      <p>
        <Link {...accountsAddress}>{t('accounts.markups.to_accounts')}</Link>
      </p>
    </SettingsFrame>
  );
};

type Stored = { value: DefaultMarkups; version: number };
type TypedDefaults = Record<keyof DefaultMarkups, TypedMarkup>;

const names = keysOf(Schema.shape);

const useDefaultsForm = (stored: Stored) => {
  const { t } = useTranslation();
  return useSettingForm<typeof Schema, TypedDefaults>({
    setting: defaultMarkups,
    stored,
    fields: names,
    toForm: (value) => value,
    toValue: (typed) => typed,
    onSaved: () => notify.success(t('accounts.markups.saved')),
  });
};

/** A markup as a line of each of its figures. */
const useShownMarkups = (): ShownFields<TypedDefaults> => {
  const { t } = useTranslation();
  return recordOf(names, (name) => ({
    label: t(`accounts.markups.${name}`),
    text: ({ markup_percent, markup_min }: TypedMarkup) =>
      [
        `${t('accounts.fields.markup_percent')}: ${number(markup_percent ?? 0, 3)} %`,
        `${t('accounts.fields.markup_min')}: ${money(markup_min ?? 0)}`,
      ].join('\n'),
  }));
};

/** Both markups; where somebody else saved them meanwhile, both values of what both changed. */
const DefaultsForm = ({ setting }: { setting: Stored }) => {
  const { t } = useTranslation();
  const form = useDefaultsForm(setting);
  const shown = useShownMarkups();
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={shown} />
      <div className={classes.cards}>
        {names.map((name) => (
          <MarkupCard key={name} name={name} form={form} />
        ))}
      </div>
      <div>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('accounts.save')}
        </Button>
      </div>
    </CheckedForm>
  );
};

type CardProps = { name: keyof DefaultMarkups; form: ReturnType<typeof useDefaultsForm> };

const MarkupCard = ({ name, form }: CardProps) => {
  const { t } = useTranslation();
  const { value, onChange } = form.field(name);
  const field = (of: keyof TypedMarkup) => ({
    value: value[of],
    onChange: (typed: number | null) => onChange({ ...value, [of]: typed }),
    error: form.faultOf(`${name}.${of}`),
  });
  return (
    <Card title={t(`accounts.markups.${name}`)}>
      <div className={classes.card}>
        <p className={classes.note}>{t(`accounts.markups.${name}_about`)}</p>
        <MarkupPair percent={field('markup_percent')} min={field('markup_min')} />
        <MarkupSample {...value} />
      </div>
    </Card>
  );
};
