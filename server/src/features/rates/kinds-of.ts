import { type TariffKind, tariffKinds } from '@portal/contract/rates/tariff-kinds.ts';
import type { RatedCarrierRow } from './rates.queries.ts';

/** The kinds of tariff that can price what a carrier carries. */
export const kindsOf = ({ modes, parcels_only }: Pick<RatedCarrierRow, 'modes' | 'parcels_only'>): TariffKind[] =>
  tariffKinds.filter((kind) => {
    if (kind === 'parcel') return parcels_only;
    if (kind === 'ltl') return !parcels_only && modes.includes('ltl');
    if (kind === 'drayage') return modes.includes('drayage');
    return modes.some((mode) => mode !== 'ltl' && mode !== 'drayage');
  });
