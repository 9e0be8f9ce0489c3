import { linkOptions } from '@tanstack/react-router';

export const carrierBillsAddress = linkOptions({ to: '/carrier-bills', search: {} });

export const takeBillsAddress = linkOptions({ to: '/carrier-bills/take' });

export const carrierBillAddress = (id: number) =>
  linkOptions({ to: '/carrier-bills/$bill', params: { bill: String(id) } });
