import type { TruckTypeCode } from '@portal/contract/equipment/data/truck-types.ts';
import type { ReactNode } from 'react';
import { BoxTruck, CurtainSide, DryVan, PowerOnly, Reefer, Tanker } from './boxes.tsx';
import { Chassis } from './chassis.tsx';
import { Conestoga, DoubleDrop, Flatbed, Hotshot, Lowboy, StepDeck } from './decks.tsx';
import { CargoVan, Sprinter } from './vans.tsx';

/** Each built-in truck from its side. */
export const truckDrawings: Readonly<Record<TruckTypeCode, ReactNode>> = {
  CARGO_VAN: <CargoVan />,
  SPRINTER: <Sprinter />,
  BOX_26: <BoxTruck />,
  VAN_48: <DryVan feet={48} />,
  VAN_53: <DryVan feet={53} />,
  CURTAIN_53: <CurtainSide feet={53} />,
  TANKER: <Tanker />,
  POWER_ONLY: <PowerOnly />,
  REEFER_53: <Reefer feet={53} />,
  HOTSHOT_40: <Hotshot feet={40} />,
  FLATBED_48: <Flatbed feet={48} />,
  FLATBED_53: <Flatbed feet={53} />,
  CONESTOGA_48: <Conestoga feet={48} />,
  STEP_DECK_53: <StepDeck feet={53} />,
  DOUBLE_DROP: <DoubleDrop />,
  RGN: <Lowboy />,
  CHASSIS_20: <Chassis feet={20} />,
  CHASSIS_40: <Chassis feet={40} />,
  CHASSIS_45: <Chassis feet={45} />,
  CHASSIS_TRIAXLE: <Chassis feet={40} axles={3} />,
};
