import { tariffKinds, type TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { plain } from '../../platform/routing/address-values.ts';

/** Names one version of a tariff. */
export type VersionSearch = { kind: TariffKind; scac: string; series: string; from: string };

export const versionSearch = ({ kind, scac, series, from }: Record<string, unknown>): VersionSearch => ({
  kind: tariffKinds.find((one) => one === kind) ?? 'ltl',
  scac: plain(scac),
  series: plain(series),
  from: plain(from),
});
