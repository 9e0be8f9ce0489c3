import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import type { CarrierFigures } from '@portal/contract/statistics/figures.ts';

/** Under this share of deliveries in time a carrier is marked. */
export const onTimeTarget = 93;

export type CarrierSums = Pick<CarrierFigures, 'loads' | 'delivered' | 'on_time' | 'on_time_percent' | 'spend'>;

/** A carrier, or all those that have no row of their own. */
export type CarrierRow = CarrierSums & { key: string; carrier: Carrier | null; carriers: number };

const shareOf = (onTime: number, delivered: number): number | null =>
  delivered === 0 ? null : Math.round((onTime / delivered) * 1000) / 10;

/** The largest carriers, and the others in one row. */
export const carrierRows = ({ items }: Pick<CarrierFigures, 'items'>, most: number): CarrierRow[] => {
  const [first, others] = items.length > most + 1 ? [items.slice(0, most), items.slice(most)] : [items, []];
  const rows = first.map((item) => ({ ...item, key: String(item.carrier.id), carriers: 1 }));
  if (others.length === 0) return rows;
  const sum = (field: 'loads' | 'delivered' | 'on_time' | 'spend') =>
    others.reduce((total, item) => total + item[field], 0);
  const [delivered, on_time] = [sum('delivered'), sum('on_time')];
  return [
    ...rows,
    {
      key: 'others',
      carrier: null,
      carriers: others.length,
      loads: sum('loads'),
      delivered,
      on_time,
      on_time_percent: shareOf(on_time, delivered),
      spend: sum('spend'),
    },
  ];
};
