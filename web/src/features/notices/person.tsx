import type { NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import { noticeParts } from '@portal/contract/places/notice-kinds.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import classes from './notices.module.css';

type PersonLineProps = { person: NoticeRecipient; isUnsubscribed: boolean; children?: ReactNode };

/** Somebody who gets notices of a load, in a line; what may be done about them stands at its end. */
export const PersonLine = ({ person, isUnsubscribed, children }: PersonLineProps) => {
  const { t } = useTranslation();
  const { email, part, language, kinds } = person;
  const facts = [t(`notices.parts.${part}`), t(`notices.languages.${language}`)];
  return (
    <div className={classes.line}>
      <span>
        {email}
        <small>{[...facts, ...kinds.map((kind) => t(`notices.occasions.${kind}`))].join(' · ')}</small>
        {isUnsubscribed && (
          <span className={classes.unsubscribed} title={t('notices.unsubscribed_hint')}>
            {t('notices.unsubscribed')}
          </span>
        )}
      </span>
      {children}
    </div>
  );
};

type PersonFieldsProps = {
  at: number;
  person: NoticeRecipient;
  onChange: (change: Partial<NoticeRecipient>) => void;
  onRemove: () => void;
  faultOf: (field: string) => string | undefined;
};

export const PersonFields = ({ at, person, onChange, onRemove, faultOf }: PersonFieldsProps) => {
  const { t } = useTranslation();
  const { email, part, language, kinds } = person;
  const faultAt = (field: keyof NoticeRecipient) => faultOf(`recipients.${at}.${field}`);
  return (
    <div className={classes.person}>
      <TextField
        label={t('notices.email')}
        type="email"
        required
        maxLength={254}
        value={email}
        onChange={(text) => onChange({ email: text })}
        error={faultAt('email')}
        data-autofocus={email === '' ? true : undefined}
      />
      <div className={classes.pair}>
        <SelectField
          label={t('notices.part')}
          options={noticeParts.map((value) => ({ value, label: t(`notices.parts.${value}`) }))}
          value={part}
          onChange={(value) => onChange({ part: value })}
        />
        <LanguageChoice value={language} onChange={(value) => onChange({ language: value })} />
      </div>
      <KindChoice
        id={`notice-kinds-${at}`}
        value={kinds}
        onChange={(value) => onChange({ kinds: value })}
        error={faultAt('kinds') && t('notices.location.none_chosen')}
      />
      <div>
        <Button kind="link" size="small" onClick={onRemove}>
          {email ? t('notices.remove', { email }) : t('notices.remove_empty')}
        </Button>
      </div>
    </div>
  );
};
