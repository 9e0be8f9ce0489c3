import type { Account } from '@portal/contract/accounts/account.ts';
import { FirstUser } from '@portal/contract/accounts/account-input.ts';
import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import { type DispatchMode, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { type Faults, phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeLogo } from '../../settings/logos/logos.api.ts';
import { openAccount } from '../accounts.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { accountAddress } from '../addresses.ts';
import { demoRequestKeys } from '../demo-requests/demo-requests.api.ts';
import type { TypedMarkup } from '../markups/markup-pair.tsx';
import type { PickedAccount } from './account-picker.tsx';
import { companyBody, type CompanyForm, emptyCompany, newCompanyFaults } from './company-form.ts';
import { formOfRequest, type Person } from './form-of-request.ts';

export const defaultTheme = 'default';

export type NewAccountForm = CompanyForm &
  Person &
  TypedMarkup & {
    parent: PickedAccount | null;
    /** That an account which pays what carriers charge is meant. */
    sells_at_cost: boolean;
    can_dispatch: boolean;
    can_dispatch_modes: Record<DispatchMode, boolean>;
    is_branded: boolean;
    theme: string;
    logo: File | null;
  };

export type Start = {
  parent: PickedAccount | null;
  request: ReceivedDemoRequest | undefined;
  /** What the settings give a new account; nothing where they are not the person's to read. */
  markup: TypedMarkup;
};

const personOf = ({ first_name, last_name, email, language }: Person): Person => ({
  first_name,
  last_name,
  email,
  language,
});

/** A markup that adds nothing, unless it is meant. */
const markupFaults = (form: NewAccountForm): Faults =>
  isAtCost(form) && !form.sells_at_cost ? { markup_percent: { phrase: phraseOf('accounts.sells_at_cost') } } : {};

const bodyOf = (form: NewAccountForm, request: Start['request']) => ({
  ...companyBody(form),
  parent_id: form.parent?.id ?? null,
  can_dispatch: form.can_dispatch,
  can_dispatch_modes: form.can_dispatch_modes,
  is_branded: form.is_branded,
  markup_percent: form.markup_percent ?? 0,
  markup_min: form.markup_min ?? 0,
  ...(form.sells_at_cost && { sells_at_cost: true }),
  theme: form.theme === defaultTheme ? null : form.theme,
  user: personOf(form),
  ...(request && { demo_request_id: request.id }),
});

/** The form of a new account; once it is open its logo follows, which may fail by itself. */
export const useNewAccountForm = ({ parent, request, markup }: Start) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  // One key for all attempts to send this form: an answer that got lost opens no second account.
  const [key] = useState(() => crypto.randomUUID());
  return useCheckedForm<NewAccountForm, Account>({
    initial: {
      ...emptyCompany,
      first_name: '',
      last_name: '',
      email: '',
      language: 'en',
      ...(request && formOfRequest(request)),
      ...markup,
      parent,
      sells_at_cost: false,
      can_dispatch: true,
      can_dispatch_modes: recordOf(dispatchModes, () => true),
      is_branded: false,
      theme: defaultTheme,
      logo: null,
    },
    check: (form) => ({
      ...newCompanyFaults(form),
      ...markupFaults(form),
      ...schemaFaults(FirstUser, personOf(form)),
    }),
    send: async (form) => {
      const account = await openAccount(bodyOf(form, request), key);
      // The account is open whatever becomes of its logo, which its page can be given again.
      if (form.logo) await changeLogo('logo', account.id, form.logo).catch(notifyFailure);
      return account;
    },
    onSent: async (account) => {
      notify.success(t('accounts.new.opened', { name: account.name }));
      void client.invalidateQueries({ queryKey: accountKeys.lists });
      void client.invalidateQueries({ queryKey: demoRequestKeys.all });
      await navigate(accountAddress(account.id));
    },
  });
};
