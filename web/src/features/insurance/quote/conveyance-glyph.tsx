import type { Conveyance } from '@portal/contract/insurance/insurance-choices.ts';
import { BoxIcon, LayersIcon, PlaneIcon, ShipIcon, TrainIcon, TruckIcon } from '../../../ui/icons/freight-icons.tsx';

const glyphs = {
  truck: TruckIcon,
  rail: TrainIcon,
  ocean: ShipIcon,
  air: PlaneIcon,
  parcel: BoxIcon,
  several: LayersIcon,
} as const satisfies Record<Conveyance, unknown>;

/** The picture of a conveyance; beside it stands its name. */
export const ConveyanceGlyph = ({ conveyance }: { conveyance: Conveyance }) => {
  const Glyph = glyphs[conveyance];
  return <Glyph size={16} />;
};
