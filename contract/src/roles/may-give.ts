import { capabilities, operatorCapabilities } from '../access/can.ts';
import { rights, type Right } from '../access/permissions.ts';

/**
 * Whether a right may be given to a role by somebody who holds what `holds` says: nobody gives what they do not hold.
 * What only customers use, such as mails about their stops, is the operator's to give. A right that no call asks for is
 * free.
 */
export const mayGive = (name: string, holds: (right: Right) => boolean): boolean => {
  const right = rights.find((known) => known === name);
  if (!right) return true;
  const isForCustomers = capabilities.some((capability) => capability === right) && !isOperators(right);
  return holds(isForCustomers ? 'act_for_operator' : right);
};

const isOperators = (right: Right): boolean => operatorCapabilities.some((capability) => capability === right);
