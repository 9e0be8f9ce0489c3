import { capabilities, operatorCapabilities } from '../access/can.ts';
import { rights, type Right } from '../access/permissions.ts';

/**
 * Whether a right may be given or taken by somebody who holds what `holds` says: nobody gives or takes what they do not
 * hold. What only customers use, such as mails about their stops, is the operator's to give too. A right that no call
 * asks for is free.
 */
export const mayGive = (name: string, holds: (right: Right) => boolean): boolean => {
  const right = rights.find((known) => known === name);
  if (!right || holds(right)) return true;
  return isForCustomers(right) && holds('act_for_operator');
};

const isForCustomers = (right: Right): boolean =>
  capabilities.some((capability) => capability === right) &&
  !operatorCapabilities.some((capability) => capability === right);
