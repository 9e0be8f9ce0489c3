import type { InsuranceOffer } from '@portal/contract/insurance/rate-insurance.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { coverPrices } from '../insurance.api.ts';

/** How a load is insured when it is booked; `free` by a policy of the reward programme. */
export type CoverChoice = 'none' | 'insured' | 'free';

/** The words `insurance` and `loyaltyInsurance` of a booking's address. */
export type CoverSearch = { insurance?: boolean; loyaltyInsurance?: boolean };

export const coverOf = ({ insurance: isInsured, loyaltyInsurance }: CoverSearch): CoverChoice => {
  if (loyaltyInsurance) return 'free';
  return isInsured ? 'insured' : 'none';
};

/** The same as an address says it; `loyaltyInsurance` is left out where it is not chosen. */
export const coverSearch = (cover: CoverChoice): CoverSearch => ({
  insurance: cover === 'insured',
  ...(cover === 'free' && { loyaltyInsurance: true }),
});

export type LoadCover = {
  /** Why no cover can be bought with the booking; null where it can. */
  refusal: 'referred' | 'excluded' | null;
  paid: InsuranceOffer | null;
  free: InsuranceOffer | null;
  /** Free policies left this month, and how many a month has. */
  freePolicies: { left: number; per_month: number } | null;
};

/** What a load costs to insure with its booking; null until it is known, and for people who may not insure. */
export const useLoadCover = (loadId: number): LoadCover | null => {
  const me = useMe();
  const mayInsure = Boolean(me.settings.can_dispatch_modes.insurance) && mayDo(me, 'post:insurance');
  const { data } = useQuery({ ...coverPrices(loadId), enabled: mayInsure });
  if (!data || !mayInsure) return null;
  return {
    refusal: data.outcome === 'offers' ? null : data.outcome,
    paid: data.offers.find(({ code }) => code !== 'free') ?? null,
    free: data.offers.find(({ code }) => code === 'free') ?? null,
    freePolicies: data.free_policies,
  };
};

/** The offer that a choice means; null without insurance. */
export const chosenOffer = (cover: LoadCover | null, choice: CoverChoice): InsuranceOffer | null => {
  if (choice === 'none') return null;
  return (choice === 'free' ? cover?.free : cover?.paid) ?? null;
};
