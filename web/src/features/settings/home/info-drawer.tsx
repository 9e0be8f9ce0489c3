import { type HomeInfo, HomeInfoInput } from '@portal/contract/home/home-content.ts';
import { useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import { homeInfos, removeInfo, saveInfo } from './home-content.api.ts';
import { TwoLanguageFields } from './two-language-fields.tsx';

type Fields = Pick<HomeInfo, 'title' | 'text' | 'active'>;

const nothing = { en: '', es: '' };
const empty: Fields = { title: nothing, text: nothing, active: true };

type InfoDrawerProps = { info: HomeInfo | null; onClose: () => void };

/** News in both languages. */
export const InfoDrawer = ({ info, onClose }: InfoDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onStored = () => {
    void client.invalidateQueries({ queryKey: homeInfos.queryKey });
    onClose();
  };
  const form = useCheckedForm<Fields, unknown>({
    initial: info ? { title: info.title, text: info.text, active: info.active } : empty,
    check: (typed) => schemaFaults(HomeInfoInput, typed),
    send: (typed) => saveInfo(info, typed),
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onStored();
    },
  });
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
