import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { inDays } from '../../features/loads/load-body.fixture.ts';
import { makeInsuranceQuote, makeInsuredClaim } from '../fixtures/foreign/foreign-insurance.ts';
import { byOperator, byShipper, type WritingRequest } from './request-makers.ts';

/** Valid requests of the calls of cargo insurance that `foreign-insurance.ts` has none for. */
export const insuranceRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/v2/quote-insurance': byShipper(async () => ({
    body: {
      origin_zip_code: '85043',
      destination_zip_code: '28208',
      insured_value: 48_000,
      commodity: 'Brake rotors, boxed',
      commodity_group: 'auto_parts',
      departs_on: inDays(3),
    },
  })),
  'PATCH /api/v2/quote-insurance/{id}/certificate-number': byOperator(async ({ services }, { shipper }) => ({
    params: { id: await makeInsuranceQuote(services.db, shipper) },
    body: { certificate_number: 'NM-4471' },
  })),
  'POST /api/v2/quote-insurance/{id}/share-files': byShipper(async ({ services: { db } }, { shipper }) => {
    const id = await makeInsuranceQuote(db, shipper);
    const issued = { certificate_number: `NM-${id}`, issued_at: new Date().toISOString() };
    await db.updateTable('insurance_quotes').set(issued).where('id', '=', id).execute();
    return { params: { id }, body: { addresses: ['dana@acme.test'], message: 'See attached', language: 'en' } };
  }),
  'PATCH /api/claims/{id}/insurer-report': byOperator(async (app, { shipper }) => {
    const { id } = await makeInsuredClaim(app, shipper);
    await app.call(insurance.reportLoss, { params: { id }, token: shipper.token });
    return { params: { id }, body: { status: 'reviewing', note: 'A surveyor comes on Monday' } };
  }),
  'POST /api/insurance-uploads/{token}': byShipper(async (app, { shipper }) => {
    const id = await makeInsuranceQuote(app.services.db, shipper);
    const request = { params: { id }, body: { name: 'value.csv' }, token: shipper.token };
    const { url } = (await app.call(insurance.uploadUrl, request)).body;
    return {
      params: { token: url.split('/').at(-1) },
      body: { file: new File(['item,value\r\nPump,900\r\n'], 'value.csv') },
    };
  }),
};
