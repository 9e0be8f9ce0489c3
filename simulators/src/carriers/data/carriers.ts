import { type DemoCarrier, demoCarriers, neighbours, pushingCarriers } from '@portal/contract/carriers/data/demo-carriers.ts';
import type { CarrierProfile } from '../carrier-profile.ts';

/** How a carrier behaves toward its callers, which the portal knows nothing of. */
type Behaviour = Pick<CarrierProfile, 'latency_ms'> & Partial<Pick<CarrierProfile, 'guaranteed' | 'decline_share'>>;

const behaviours: Readonly<Record<string, Behaviour>> = {
  SAIA: { latency_ms: 420 },
  EXLA: { latency_ms: 650 },
  CNWY: { latency_ms: 280 },
  SEFL: { latency_ms: 900 },
  ODFL: { latency_ms: 150, guaranteed: true },
  ABFS: { latency_ms: 1400, guaranteed: true },
  FXFE: { latency_ms: 520, guaranteed: true },
  RLCA: { latency_ms: 2200 },
  UPGF: { latency_ms: 3000 },
  AACT: { latency_ms: 380 },
  AVRT: { latency_ms: 350 },
  CTII: { latency_ms: 300, decline_share: 0.2 },
  DAFG: { latency_ms: 260 },
  PYLE: { latency_ms: 340 },
  DPHE: { latency_ms: 480, decline_share: 0.1 },
};

/** A percentage with two decimals as a part of 1, without the remainder of a division of fractions. */
const shareOf = (percent: number): number => Math.round(percent * 100) / 10_000;

// Carriers of trucks and parcels are priced by the operator alone: of their figures only times and shares count.
const unpriced = { rating: 'tariff', discount_percent: 0, fuel_percent: 0, minimum_charge: 0 } as const;
const truck = { ...unpriced, pace: 1, valid_business_days: 2 };
const parcel = { ...unpriced, valid_business_days: 5 };

/**
 * The carriers the simulator plays. Those rated by `api` are asked for prices over HTTP; those rated by `tariff` are
 * priced from the operator's own tables, and only tendered to and tracked here. Prices and shares are invented.
 */
export const carriers: readonly CarrierProfile[] = [
  ...demoCarriers.map((carrier) => profile(carrier, behaviours[carrier.scac] ?? { latency_ms: 300 })),
  profile({ ...truck, scac: 'JBHT', name: 'J.B. Hunt Transport', late_share: 0.05 }, { latency_ms: 300 }),
  profile({ ...truck, scac: 'SNLU', name: 'Schneider National', late_share: 0.06 }, { latency_ms: 420 }),
  profile({ ...truck, scac: 'WERN', name: 'Werner Enterprises', late_share: 0.05 }, { latency_ms: 360 }),
  profile({ ...parcel, scac: 'UPSN', name: 'UPS', late_share: 0.03, pace: 0.9 }, { latency_ms: 180 }),
  profile({ ...parcel, scac: 'FDEG', name: 'FedEx Ground', late_share: 0.04, pace: 1 }, { latency_ms: 210 }),
  profile({ ...parcel, scac: 'FDXE', name: 'FedEx Express', late_share: 0.02, pace: 0.4 }, { latency_ms: 190 }),
  profile({ ...parcel, scac: 'USPS', name: 'United States Postal Service', late_share: 0.06, pace: 1.2 }, { latency_ms: 260 }),
];

type Figures = Omit<DemoCarrier, 'short_name' | 'enabled' | 'countries'>;

function profile(figures: Figures, behaviour: Behaviour): CarrierProfile {
  const { scac, name, rating, discount_percent, fuel_percent, minimum_charge, pace, late_share } = figures;
  return {
    scac,
    name,
    rated_by: rating,
    key: `demo-carrier-${scac.toLowerCase()}`,
    push_secret: pushingCarriers.includes(scac) ? `demo-push-${scac.toLowerCase()}` : null,
    countries: ['US', ...(neighbours[scac] ?? [])],
    discount: shareOf(discount_percent),
    fuel: shareOf(fuel_percent),
    minimum_charge,
    pace,
    late_share,
    decline_share: 0,
    valid_business_days: figures.valid_business_days,
    guaranteed: false,
    ...behaviour,
  };
}
