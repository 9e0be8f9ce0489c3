import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { publicNameOf } from '../../platform/files/public-name.ts';

/** A carrier as everybody sees it; one without a logo is drawn from its short name. */
export const carrierReply = ({
  logo_key,
  ...row
}: Omit<Carrier, 'logo_url'> & { logo_key: string | null }): Carrier => ({
  ...row,
  logo_url: logo_key === null ? null : `/api/carrier-logos/${publicNameOf(logo_key)}`,
});
