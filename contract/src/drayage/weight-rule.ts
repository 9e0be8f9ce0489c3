import { container } from './containers.ts';
import type { ContainerCode } from './data/containers.ts';

/** The heaviest container that is quoted here; above it operations quote by e-mail. */
export const maxPortalPounds = 38_000;

/** A chassis with three axles carries this much legally. */
const triaxleLegalPounds = 52_000;

export type WeightRule = {
  /** Refused: `drayage.over_weight`. */
  needs_operations: boolean;
  /** Too heavy for a usual chassis, so that one with three axles is needed. */
  needs_triaxle: boolean;
  /** Too heavy for the road even so. */
  needs_permit: boolean;
};

/** What the weight of a container's cargo, in pounds, asks for. Exactly at a limit is within it. */
export const weightRule = (pounds: number, code: ContainerCode): WeightRule => ({
  needs_operations: pounds > maxPortalPounds,
  needs_triaxle: pounds > container(code).road_legal_lb,
  needs_permit: pounds > triaxleLegalPounds,
});
