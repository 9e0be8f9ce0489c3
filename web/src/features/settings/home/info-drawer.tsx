import { type HomeInfo, HomeInfoInput } from '@portal/contract/home/home-content.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { bothTexts } from './both-texts.ts';
import { homeInfos, removeInfo, saveInfo } from './home-content.api.ts';
import { TwoLanguageFields } from './two-language-fields.tsx';

type Fields = Pick<HomeInfo, 'title' | 'text' | 'active'>;

const nothing = { en: '', es: '' };
const empty: Fields = { title: nothing, text: nothing, active: true };

const fieldsOf = (info: HomeInfo | null): Fields =>
  info ? { title: info.title, text: info.text, active: info.active } : empty;

const useInfoForm = (info: HomeInfo | null, onStored: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields: ShownFields<Fields> = {
    title: { label: t('settings.home.fields.title'), text: bothTexts },
    text: { label: t('settings.home.fields.text'), text: bothTexts },
    active: { label: t('settings.home.fields.active') },
  };
  const form = useVersionedForm<Fields, unknown>({
    initial: fieldsOf(info),
    version: info?.version,
    fields: keysOf(fields),
    check: (typed) => schemaFaults(HomeInfoInput, typed),
    read: async () => {
      const all = await client.fetchQuery({ ...homeInfos, staleTime: 0 });
      const stored = all.find(({ id }) => id === info?.id) ?? null;
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => saveInfo(info, typed, version),
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onStored();
    },
  });
  return { form, fields };
};

type InfoDrawerProps = { info: HomeInfo | null; onClose: () => void };

/** News in both languages. */
export const InfoDrawer = ({ info, onClose }: InfoDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onStored = () => {
    void client.invalidateQueries({ queryKey: homeInfos.queryKey });
    onClose();
  };
  const { form, fields } = useInfoForm(info, onStored);
  const { title, text, active } = form.values;
  return (
    <SettingDrawer
      title={info ? info.title[currentLanguage()] : t('settings.home.info.new')}
      form={form}
      onClose={onClose}
      aside={
        info && (
          <RemoveButton
            text={t('settings.home.info.remove_text')}
            remove={() => removeInfo(info.id)}
            onRemoved={onStored}
          />
        )
      }
    >
      <TheirChanges form={form} fields={fields} />
      <TwoLanguageFields
        name="title"
        value={title}
        longest={120}
        faultOf={form.faultOf}
        onChange={(next) => form.change({ title: next })}
      />
      <TwoLanguageFields
        isLong
        name="text"
        value={text}
        longest={2000}
        faultOf={form.faultOf}
        onChange={(next) => form.change({ text: next })}
      />
      <Checkbox
        label={t('settings.home.fields.active')}
        checked={active}
        onChange={(next) => form.change({ active: next })}
      />
    </SettingDrawer>
  );
};
