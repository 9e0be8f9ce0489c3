import { operatorDay } from '../../platform/settings/operator-day.ts';
import { isDeepStrictEqual } from 'node:util';
import { insuranceTariffs, type InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';

/**
 * Versions of the tariff that began before today are evidence of how policies were rated: they can be neither changed
 * nor removed, and none is added to them. 400 `insurance.tariff_past`, 409 `insurance.tariff_began`.
 */
export const refuseTariffsThatBegan = async (tx: Ctx, next: readonly InsuranceTariff[]): Promise<void> => {
  const today = operatorDay(tx);
  const begun = tx.services.settings.get(insuranceTariffs).filter(({ effective_from }) => effective_from < today);
  for (const tariff of begun) {
    if (!next.some((one) => isDeepStrictEqual(one, tariff))) throw problem('insurance.tariff_began', 409);
  }
  const late = next.findIndex(
    ({ effective_from }) => effective_from < today && !begun.some((one) => one.effective_from === effective_from),
  );
  if (late >= 0) throw problem('insurance.tariff_past', 400, { field: `${late}.effective_from` });
};
