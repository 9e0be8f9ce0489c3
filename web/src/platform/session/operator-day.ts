import type { Me } from '@portal/contract/users/users.contract.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';

/** The day it is for the operator, by which prices, tariffs and books go, wherever the reader sits. */
export const operatorDay = ({ settings }: Pick<Me, 'settings'>): string =>
  dayInZone(settings.operator_zone, new Date());
