import { isBusinessDay } from '@portal/contract/places/business-days.ts';

const dayMs = 86_400_000;

/** The first business day after today, YYYY-MM-DD; carriers collect on no other. */
export const nextBusinessDay = (): string => {
  let at = Date.now() + dayMs;
  while (!isBusinessDay(isoDay(at))) at += dayMs;
  return isoDay(at);
};

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A day as screens show it and people type it, MM-DD-YYYY. */
export const typedDay = (iso: string): string => `${iso.slice(5)}-${iso.slice(0, 4)}`;
