import { isPhone, nationalPhone, phoneDigits } from '@portal/contract/places/phone.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { PhoneExtension } from '@portal/contract/users/managed-user.ts';
import type { Faults } from '../../platform/forms/form-faults.ts';

type Phone = { phone: string; phone_extension: string };

/** What is wrong with a person's phone, by its own country or that of the account. None at all, or what was there before, is fine. */
export const phoneFaults = ({ phone, phone_extension }: Phone, country: Country, before?: Phone): Faults => ({
  ...(phone.trim() &&
    phone !== before?.phone &&
    !isPhone(phone, country) && {
      phone: {
        phrase: 'users.manage.phone_digits',
        params: { digits: phoneDigits(nationalPhone(phone, country).country) },
      },
    }),
  ...(!PhoneExtension.safeParse(phone_extension).success && {
    phone_extension: { phrase: 'users.manage.extension_digits' },
  }),
});
