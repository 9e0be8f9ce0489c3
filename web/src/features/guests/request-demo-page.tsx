import { guestsCalls } from '@portal/contract/guests/guests.calls.ts';
import type { guests as guestsRows } from '@portal/contract/guests/guests.contract.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { date } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { FormFoot, GuestForm } from '../../ui/layout/guest-form.tsx';
import { GuestMessage } from '../../ui/layout/guest-message.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { demoFaults, type DemoForm, emptyDemoForm } from './demo-form.ts';
import { CompanyFields, PersonFields } from './demo-fields.tsx';
import { TermsField } from './terms-field.tsx';

const guests = callsOf<typeof guestsRows>(guestsCalls);

const send = (form: DemoForm) =>
  api(guests.requestDemo, { body: { ...form, terms: true, language: currentLanguage() } });

/** The form that requests a demo from the operator. */
export const RequestDemoPage = () => {
  const { t } = useTranslation();
  const { root, values, field, submit, pending, sent, error } = useCheckedForm({
    initial: emptyDemoForm,
    check: demoFaults,
    send,
  });
  usePageTitle(t('guests.demo.title'));
  if (sent) return <DemoRequested form={values} />;
  return (
    <GuestForm ref={root} title={t('guests.demo.title')} text={t('guests.demo.text')} error={error} onSubmit={submit}>
      <CompanyFields field={field} />
      <PersonFields field={field} />
      <TermsField {...field('terms')} />
      <Button type="submit" kind="primary" size="main" fullWidth pending={pending}>
        {t('guests.demo.submit')}
      </Button>
      <FormFoot>
        <Link to="/login">{t('guests.demo.back')}</Link>
      </FormFoot>
    </GuestForm>
  );
};

const DemoRequested = ({ form: { full_name, email, preferred_date } }: { form: DemoForm }) => {
  const { t } = useTranslation();
  return (
    <GuestMessage
      icon={CheckCircleIcon}
      title={t('guests.demo.done_title', { name: full_name.trim() })}
      text={t('guests.demo.done_text', { date: date(preferred_date), email: email.trim() })}
    >
      <LinkButton to="/login" kind="primary" size="main">
        {t('guests.demo.back')}
      </LinkButton>
    </GuestMessage>
  );
};
