import { getRouteApi, Link } from '@tanstack/react-router';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFoot, GuestForm } from '../../ui/layout/guest-form.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { beginSingleSignOn } from './single-sign-on.api.ts';

const route = getRouteApi('/guest/single-sign-on');

/** Leads to the sign-in of one's company, by e-mail address. */
export const StartPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('single_sign_on.sign_in.title'));
  const { next } = route.useSearch();
  const { root, field, submit, pending, sent, error } = useCheckedForm({
    initial: { email: '' },
    check: emptyFaults,
    send: ({ email }) => beginSingleSignOn({ email: email.trim() }, next),
  });
  return (
    <GuestForm
      ref={root}
      title={t('single_sign_on.sign_in.title')}
      text={t('single_sign_on.sign_in.text')}
      error={error}
      onSubmit={submit}
    >
      <TextField
        large
        label={t('single_sign_on.sign_in.email')}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <Button type="submit" kind="primary" size="main" fullWidth pending={pending || sent}>
        {t('single_sign_on.sign_in.submit')}
      </Button>
      <FormFoot>
        <Link to="/login">{t('single_sign_on.sign_in.to_login')}</Link>
      </FormFoot>
    </GuestForm>
  );
};
