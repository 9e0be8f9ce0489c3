import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import type { CompanyForm } from './company-form.ts';

/** The first user of an account as it is typed. */
export type Person = { first_name: string; last_name: string; email: string; language: 'en' | 'es' };

/** Accounts keep whole addresses; people write "aceros.example". */
const wholeAddress = (website: string): string => (/^https?:\/\//i.test(website) ? website : `https://${website}`);

/** What a demo request says of the new account and of its first user; a first name is one word. */
export const formOfRequest = (request: ReceivedDemoRequest): Partial<CompanyForm> & Person => {
  const [first_name = '', ...others] = request.full_name.trim().split(/\s+/);
  return {
    name: request.company_name,
    website: wholeAddress(request.website.trim()),
    country: request.country,
    phone: request.phone,
    first_name,
    last_name: others.join(' '),
    email: request.email,
    language: request.language,
  };
};
