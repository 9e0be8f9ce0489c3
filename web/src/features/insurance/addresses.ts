import { linkOptions } from '@tanstack/react-router';

export const myInsuranceAddress = linkOptions({ to: '/insurance/my-insurance' });

export const newInsuranceAddress = linkOptions({ to: '/insurance/quote-insurance/{-$insurance}', params: {} });

/** The form filled from a booked load. */
export const insureLoadAddress = (load: number) =>
  linkOptions({ to: '/insurance/quote-insurance/{-$insurance}', params: {}, search: { load } });

export const editInsuranceAddress = (id: number) =>
  linkOptions({ to: '/insurance/quote-insurance/{-$insurance}', params: { insurance: String(id) } });

export const offersAddress = (id: number) =>
  linkOptions({ to: '/insurance/insurance-selection/$insurance', params: { insurance: String(id) } });

/** Where an offer is bought; `offer` is its code. */
export const certifyAddress = (id: number, offer: string) =>
  linkOptions({
    to: '/insurance/insurance-certificate/$insurance',
    params: { insurance: String(id) },
    search: { offer },
  });

export const insuranceAddress = (id: number) =>
  linkOptions({ to: '/insurance/my-insurance/$insurance', params: { insurance: String(id) } });

/** The invoice of a policy; the feature of billing stands above this one. */
export const policyInvoiceAddress = (invoice: number) =>
  linkOptions({ to: '/payment-hub/$invoice', params: { invoice: String(invoice) } });

/** The form of a cargo claim about an insured load, with what is known in it; claims stand above this feature. */
export const newInsuredClaimAddress = (load: number, story: string) =>
  linkOptions({
    to: '/claims/{-$claim}/{-$task}',
    params: { claim: 'new', task: undefined },
    search: { load, kind: 'cargo_claim', story },
  });

/** A claim by its number; the feature of claims stands above this one. */
export const insuredClaimAddress = (claim: number) =>
  linkOptions({ to: '/claims/{-$claim}/{-$task}', params: { claim: String(claim), task: undefined } });
