import { insuranceCalls } from '@portal/contract/insurance/insurance.calls.ts';
import type { insurance as rows } from '@portal/contract/insurance/insurance.contract.ts';
import { isRefusedBy } from '../../../platform/api/api-error.ts';
import { requestBody } from '../../../platform/api/api-request.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { sendForm } from '../../documents/upload/send-form.ts';

const insurance = callsOf<typeof rows>(insuranceCalls);

/** Where one file goes, until when, and the key by which it is added once however often it is sent there. */
export type SignedAddress = { url: string; expires_at: string; key: string };

const isGood = (address: SignedAddress | undefined): address is SignedAddress =>
  address !== undefined && Date.parse(address.expires_at) > Date.now();

const askForAddress = async (quoteId: number, { name }: File): Promise<SignedAddress> => {
  const given = await api(insurance.uploadUrl, { params: { id: quoteId }, body: { name: name.slice(-mostName) } });
  return { ...given, key: crypto.randomUUID() };
};

const mostName = 120;

type Sending = {
  /** The one it was sent to before. */
  address: SignedAddress | undefined;
  onAddress: (address: SignedAddress) => void;
  onSent: (share: number) => void;
  signal: AbortSignal;
};

/** An address takes one file: it came before, and only its reply was lost. */
const hasArrived = (error: unknown): boolean => isRefusedBy(error, 'insurance.upload_used');

/** Sends a file to an address that is signed for it. Rejects with ApiError, or with AbortError when `signal` was aborted. */
export const sendInsuranceFile = async (
  quoteId: number,
  file: File,
  { address: former, onAddress, onSent, signal }: Sending,
): Promise<void> => {
  const address = isGood(former) ? former : await askForAddress(quoteId, file);
  onAddress(address);
  const form = requestBody(insurance.upload, { body: { file } }).body as FormData;
  await sendForm({ path: address.url, form, key: address.key, onSent, signal }).catch((error: unknown) => {
    if (!hasArrived(error)) throw error;
  });
};
