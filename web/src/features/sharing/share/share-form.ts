import { Email } from '@portal/contract/values/values.ts';
import { ShareFiles } from '@portal/contract/sharing/share.ts';
import { mostRecipients } from '@portal/contract/sharing/split-addresses.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { type Fault, type Faults, phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';

/** The values of the share dialog. */
export type ShareForm = Omit<ShareFiles, 'addresses' | 'document_ids'> & {
  addresses: string[];
  document_ids: number[];
};

/** Whoever is signed in as another account gives no link away, which would outlive that session. */
export const emptyShareForm = (
  document_ids: readonly number[],
  language: Language,
  { mayLink }: { mayLink: boolean },
): ShareForm => ({
  document_ids: [...document_ids],
  addresses: [],
  message: '',
  language,
  how: mayLink ? 'link' : 'attachments',
  days: 7,
});

export const isAddress = (text: string): boolean => Email.safeParse(text).success;

const mostDocuments = 20;

const documentsFault = ({ document_ids }: ShareForm): Fault | null => {
  if (document_ids.length === 0) return { phrase: 'sharing.dialog.choose_documents' };
  if (document_ids.length <= mostDocuments) return null;
  return { phrase: 'sharing.dialog.too_many_documents', params: { count: mostDocuments } };
};

const addressesFault = ({ addresses }: ShareForm): Fault | null => {
  if (addresses.length === 0) return { phrase: phraseOf('http.required') };
  const wrong = addresses.find((address) => !isAddress(address));
  if (wrong !== undefined) return { phrase: 'sharing.dialog.not_an_address', params: { address: wrong } };
  if (addresses.length <= mostRecipients) return null;
  return { phrase: 'sharing.dialog.too_many_people', params: { count: mostRecipients } };
};

/** The faults of the form by field. */
export const shareFaults = (form: ShareForm): Faults => {
  const documents = documentsFault(form);
  const addresses = addressesFault(form);
  const { message } = schemaFaults(ShareFiles, form);
  return {
    ...(documents && { document_ids: documents }),
    ...(addresses && { addresses }),
    ...(message && { message: form.message.trim() ? message : { phrase: phraseOf('http.required') } }),
  };
};
