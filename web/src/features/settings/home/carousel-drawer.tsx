import { type CarouselItem, CarouselItemInput } from '@portal/contract/home/home-content.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { date } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PictureField } from '../picture-field.tsx';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { bothTexts } from './both-texts.ts';
import { CarouselMedia } from './carousel-media.tsx';
import { carouselItems, giveMedia, removeItem, saveItem } from './home-content.api.ts';
import classes from './home-content.module.css';
import { TwoLanguageFields } from './two-language-fields.tsx';

type Fields = Pick<CarouselItem, 'title' | 'caption' | 'active'> & {
  language: Language | 'all';
  /** ISO days; empty where it is shown from the start or for good. */
  starts_on: string;
  ends_on: string;
};

const nothing = { en: '', es: '' };
const empty: Fields = { title: nothing, caption: nothing, active: true, language: 'all', starts_on: '', ends_on: '' };

const fieldsOf = (item: CarouselItem): Fields => ({
  title: item.title,
  caption: item.caption,
  active: item.active,
  language: item.language ?? 'all',
  starts_on: item.starts_on ?? '',
  ends_on: item.ends_on ?? '',
});

const bodyOf = ({ language, starts_on, ends_on, ...same }: Fields) => ({
  ...same,
  language: language === 'all' ? null : language,
  starts_on: starts_on || null,
  ends_on: ends_on || null,
});

const useFieldNames = (): ShownFields<Fields> => {
  const { t } = useTranslation();
  return {
    title: { label: t('settings.home.fields.title'), text: bothTexts },
    caption: { label: t('settings.home.fields.caption'), text: bothTexts },
    starts_on: { label: t('settings.home.fields.starts_on'), text: date },
    ends_on: { label: t('settings.home.fields.ends_on'), text: date },
    language: {
      label: t('settings.home.fields.language'),
      text: (language) => t(`settings.home.readers.${language}`),
    },
    active: { label: t('settings.home.fields.active') },
  };
};

const useCarouselForm = (
  item: CarouselItem | null,
  fields: ShownFields<Fields>,
  onSaved: (saved: CarouselItem) => void,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  // The version whose texts the form began with; a picture given here makes the next one, with the same texts.
  const known = useRef(item?.version ?? 1);
  const form = useVersionedForm<Fields, CarouselItem>({
    initial: item ? fieldsOf(item) : empty,
    version: item?.version,
    fields: keysOf(fields),
    check: (typed) => schemaFaults(CarouselItemInput, bodyOf(typed)),
    read: async () => {
      const all = await client.fetchQuery({ ...carouselItems, staleTime: 0 });
      const stored = all.find(({ id }) => id === item?.id);
      known.current = stored?.version ?? 1;
      return { values: stored ? fieldsOf(stored) : empty, version: stored?.version ?? 1 };
    },
    send: (typed) => saveItem(item, bodyOf(typed), known.current),
    onSent: (saved) => {
      notify.success(t('settings.form.saved'));
      onSaved(saved);
    },
  });
  /** After a version of somebody else the form is refused and joined with what they wrote. */
  const noteGiven = ({ version }: CarouselItem) => {
    if (version === known.current + 1) known.current = version;
  };
  return { form, noteGiven };
};

type CarouselForm = ReturnType<typeof useCarouselForm>['form'];

type CarouselDrawerProps = {
  item: CarouselItem | null;
  onClose: () => void;
  /** The item as it is stored by now, while the drawer stays open. */
  onStored: (item: CarouselItem) => void;
};

/** An item of the carousel. A new one stays open once it is saved, so that it can be given a picture or a video. */
export const CarouselDrawer = ({ item, onClose, onStored }: CarouselDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: carouselItems.queryKey });
  const fields = useFieldNames();
  const { form, noteGiven } = useCarouselForm(item, fields, (saved) => {
    readAgain();
    if (item) onClose();
    else onStored(saved);
  });
  return (
    <SettingDrawer
      title={item ? item.title[currentLanguage()] : t('settings.home.carousel.new')}
      form={form}
      onClose={onClose}
      aside={
        item && (
          <RemoveButton
            text={t('settings.home.carousel.remove_text')}
            remove={() => removeItem(item.id)}
            onRemoved={() => {
              readAgain();
              onClose();
            }}
          />
        )
      }
    >
      <TheirChanges form={form} fields={fields} />
      <MediaField
        item={item}
        onGiven={(given) => {
          readAgain();
          noteGiven(given);
          onStored(given);
        }}
      />
      <Texts form={form} />
      <Schedule form={form} />
    </SettingDrawer>
  );
};

const Texts = ({ form }: { form: CarouselForm }) => (
  <>
    <TwoLanguageFields
      name="title"
      value={form.values.title}
      longest={120}
      faultOf={form.faultOf}
      onChange={(title) => form.change({ title })}
    />
    <TwoLanguageFields
      name="caption"
      value={form.values.caption}
      longest={300}
      faultOf={form.faultOf}
      onChange={(caption) => form.change({ caption })}
    />
  </>
);

const Schedule = ({ form }: { form: CarouselForm }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.days}>
        <DateField label={t('settings.home.fields.starts_on')} {...form.field('starts_on')} />
        <DateField label={t('settings.home.fields.ends_on')} {...form.field('ends_on')} />
      </div>
      <SelectField
        label={t('settings.home.fields.language')}
        options={(['all', 'en', 'es'] as const).map((value) => ({
          value,
          label: t(`settings.home.readers.${value}`),
        }))}
        {...form.field('language')}
      />
      <Checkbox
        label={t('settings.home.fields.active')}
        checked={form.values.active}
        onChange={(active) => form.change({ active })}
      />
    </>
  );
};

const MediaField = ({ item, onGiven }: { item: CarouselItem | null; onGiven: (item: CarouselItem) => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, file }: { id: number; file: File }) => giveMedia(id, file),
    onSuccess: (given) => {
      notify.success(t('settings.home.media_changed'));
      onGiven(given);
    },
  });
  if (!item) return <p>{t('settings.home.media_new')}</p>;
  return (
    <PictureField
      label={t('settings.home.fields.media')}
      hint={t('settings.home.media_hint')}
      accept="image/png,image/jpeg,image/webp,video/mp4,video/webm"
      choose={t('settings.home.choose_media')}
      pending={isPending}
      error={error ? errorText(error) : undefined}
      onChoose={(file) => mutate({ id: item.id, file })}
    >
      <CarouselMedia item={item} isPlayable />
    </PictureField>
  );
};
