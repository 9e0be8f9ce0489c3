import { bolNumber, bolSerials, ssccOfSerial, ssccSerials } from '@portal/contract/loads/references.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';

const companyPrefix = ({ services }: OpenCtx): string => services.settings.get(operatorIdentity).gs1_prefix;

/** The bill of lading number of a load. 409 `settings.numbers_used_up` where the company prefix leaves none. */
export const newBolNumber = (ctx: OpenCtx, loadId: number): string => {
  const prefix = companyPrefix(ctx);
  if (loadId > bolSerials(prefix)) throw problem('settings.numbers_used_up', 409);
  return bolNumber(prefix, loadId);
};

/** The number of a handling unit (SSCC) by its serial. 409 `settings.numbers_used_up`. */
export const newSscc = (ctx: OpenCtx, serial: number): string => {
  const prefix = companyPrefix(ctx);
  if (serial > ssccSerials(prefix)) throw problem('settings.numbers_used_up', 409);
  return ssccOfSerial(prefix, serial);
};
