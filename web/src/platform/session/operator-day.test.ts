import { expect, it } from 'vitest';
import { operatorDay } from './operator-day.ts';

const dayIn = (operator_zone: string): string => operatorDay({ settings: { operator_zone } } as never);

// The two are 25 hours apart, so that their days differ at any hour.
it('is that of the operator’s own zone', () =>
  expect(dayIn('Pacific/Pago_Pago') < dayIn('Pacific/Kiritimati')).toBe(true));
