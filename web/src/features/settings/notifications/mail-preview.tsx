import { type MailSample, mailSamples } from '@portal/contract/notifications/mail-samples.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { Loaded } from '../settings-frame.tsx';
import { mailSample, sendMailSample } from './mail-samples.api.ts';
import classes from './mail-preview.module.css';

type Shown = 'designed' | 'plain';

/** Each mail as it is sent, with made-up data, and a way to get it oneself. */
export const MailPreview = ({ names = mailSamples }: { names?: readonly MailSample[] }) => {
  const { t } = useTranslation();
  const [name, setName] = useState<MailSample>(names.includes('delivered') ? 'delivered' : (names[0] ?? 'delivered'));
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [shown, setShown] = useState<Shown>('designed');
  const query = useQuery(mailSample(name, language));
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendMailSample(name, language),
    onSuccess: ({ sent_to }) => notify.success(t('settings.notifications.preview.sent', { email: sent_to })),
    onError: notifyFailure,
  });
  return (
    <Card title={t('settings.notifications.preview.title')}>
      <p className={classes.text}>{t('settings.notifications.preview.text')}</p>
      <div className={classes.choices}>
        <div className={classes.mail}>
          <SelectField
            label={t('settings.notifications.preview.mail')}
            value={name}
            onChange={setName}
            options={names.map((value) => ({
              value,
              label: t(`settings.notifications.preview.names.${value}`),
            }))}
          />
        </div>
        <Segmented
          label={t('settings.notifications.preview.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'es', label: 'Español', lang: 'es' },
          ]}
        />
        <Segmented
          label={t('settings.notifications.preview.shown')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'designed', label: t('settings.notifications.preview.designed') },
            { value: 'plain', label: t('settings.notifications.preview.plain') },
          ]}
        />
        <Button pending={isPending} onClick={() => mutate()}>
          {t('settings.notifications.preview.send')}
        </Button>
      </div>
      <Loaded query={query}>{(mail) => <Mail mail={mail} language={language} shown={shown} />}</Loaded>
    </Card>
  );
};

type MailProps = { mail: { subject: string; html: string; text: string }; language: Language; shown: Shown };

const Mail = ({ mail, language, shown }: MailProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.shown}>
      <p className={classes.subject} lang={language} aria-live="polite">
        <span className={classes.text}>{t('settings.notifications.preview.subject')}</span> {mail.subject}
      </p>
      {shown === 'designed' ? (
        // Nothing in it may run, lead anywhere or reach the portal.
        <iframe
          className={classes.frame}
          title={t('settings.notifications.preview.frame', { subject: mail.subject })}
          sandbox=""
          srcDoc={mail.html}
        />
      ) : (
        <pre className={classes.plain} lang={language} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </div>
  );
};
