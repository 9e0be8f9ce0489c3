import {
  type DefaultMarkups,
  defaultMarkups,
  DefaultMarkups as Schema,
} from '@portal/contract/accounts/accounts.settings.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
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

/** The form; it begins again with what is stored when somebody asks to see that. */
const DefaultsForm = ({ setting }: { setting: Stored }) => {
  const client = useQueryClient();
  const [start, setStart] = useState({ initial: setting.value, reads: 0 });
  const readAgain = async () => {
    const { value } = await client.fetchQuery({ ...settingQuery(defaultMarkups), staleTime: 0 });
    setStart(({ reads }) => ({ initial: value, reads: reads + 1 }));
  };
  const onReadAgain = () => void readAgain().catch((error: unknown) => notify.failure(errorText(error)));
  return <Fields key={start.reads} initial={start.initial} version={setting.version} onReadAgain={onReadAgain} />;
};

type TypedDefaults = Record<keyof DefaultMarkups, TypedMarkup>;
type FieldsProps = { initial: DefaultMarkups; version: number; onReadAgain: () => void };

const Fields = ({ initial, version, onReadAgain }: FieldsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useCheckedForm<TypedDefaults, Stored>({
    initial,
    check: (typed) => schemaFaults(Schema, typed),
    send: (typed) => changeSetting(defaultMarkups, { value: Schema.parse(typed), version }),
    onSent: (saved) => {
      client.setQueryData(settingQuery(defaultMarkups).queryKey, (old) => old && { ...old, ...saved });
      notify.success(t('accounts.markups.saved'));
    },
  });
  const isOutdated = form.refusal instanceof ApiError && form.refusal.status === 409;
  return (
    <CheckedForm
      form={form}
      className={classes.form}
      errorAction={isOutdated && <Button onClick={onReadAgain}>{t('accounts.markups.read_again')}</Button>}
    >
      <div className={classes.cards}>
        {keysOf(Schema.shape).map((name) => (
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

type CardProps = { name: keyof DefaultMarkups; form: ReturnType<typeof useCheckedForm<TypedDefaults, Stored>> };

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
