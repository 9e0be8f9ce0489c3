import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { chooseLanguage } from '../../../platform/session/choose-language.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import layout from '../../../ui/layout/detail-page.module.css';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { passkeyList } from '../../auth/passkeys/passkeys.api.ts';
import { secondFactorState } from '../../auth/security/security.api.ts';
import { MailChoicesCard } from '../../notifications/mail-choices-card.tsx';
import { PersonalForm } from './personal-form.tsx';
import classes from './profile.module.css';

/** The signed-in person's own name, phone and language, and the ways to how they sign in. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const { account, signed_in_as } = useMe();
  // Branded accounts have mails of their own.
  const getsMails = !account.is_branded && !signed_in_as;
  const title = t('users.profile.title');
  usePageTitle(title);
  useBreadcrumb([{ label: title }]);
  return (
    <div className={layout.page}>
      <h1>{title}</h1>
      <div className={classes.cards}>
        <Card title={t('users.profile.personal')}>
          <PersonalForm />
        </Card>
        <LanguageCard />
        {getsMails && <MailChoicesCard />}
        {!signed_in_as && <SecurityCard />}
      </div>
    </div>
  );
};

const LanguageCard = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('users.profile.language')}>
      <p className={classes.text}>{t('users.profile.language_text')}</p>
      <div className={classes.language}>
        <Segmented
          fullWidth
          label={t('users.profile.language')}
          value={currentLanguage()}
          onChange={(language) => void chooseLanguage(language)}
          options={[
            { value: 'en', label: t('users.manage.languages.en'), lang: 'en' },
            { value: 'es', label: t('users.manage.languages.es'), lang: 'es' },
          ]}
        />
      </div>
    </Card>
  );
};

const SecurityCard = () => {
  const { t } = useTranslation();
  const factor = useQuery(secondFactorState);
  const passkeys = useQuery(passkeyList);
  return (
    <Card title={t('users.profile.security')}>
      <ul className={classes.rows}>
        <Row
          name={t('users.profile.password')}
          text={t('users.profile.password_text')}
          action={<LinkButton to="/change-password">{t('users.profile.password_change')}</LinkButton>}
        />
        <Row
          name={t('auth.second_factor.title')}
          text={
            <Loaded query={factor}>
              {({ is_on }) => t(is_on ? 'auth.second_factor.is_on' : 'auth.second_factor.is_off')}
            </Loaded>
          }
          action={<LinkButton to="/security">{t('users.profile.factor_change')}</LinkButton>}
        />
        <Row
          name={t('users.profile.passkeys')}
          text={
            <Loaded query={passkeys}>
              {({ length: count }) =>
                count > 0 ? t('users.profile.passkeys_count', { count }) : t('users.profile.passkeys_none')
              }
            </Loaded>
          }
          action={<LinkButton to="/security">{t('users.profile.passkeys_change')}</LinkButton>}
        />
        <Row
          name={t('users.sessions.title')}
          text={t('users.profile.sessions_text')}
          action={<LinkButton to="/sessions">{t('users.profile.sessions_change')}</LinkButton>}
        />
      </ul>
    </Card>
  );
};

/** What an answer says, once it is there; or why it is not. */
const Loaded = <T,>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) => {
  if (query.data !== undefined) return children(query.data);
  return query.error ? errorText(query.error) : <Skeleton height={18} />;
};

const Row = ({ name, text, action }: { name: string; text: ReactNode; action: ReactNode }) => (
  <li className={classes.row}>
    <div className={classes.rowText}>
      <strong>{name}</strong>
      <span className={classes.text}>{text}</span>
    </div>
    {action}
  </li>
);
