import type { Calls } from '../http/endpoint.ts';

export const insuranceCalls = {
  list: { method: 'GET', path: '/api/v2/quote-insurance', permission: 'get:insurance' },
  search: { method: 'GET', path: '/api/v2/quote-insurance/search', permission: 'get:insurance' },
  exportList: {
    method: 'GET',
    path: '/api/v2/quote-insurance/export',
    permission: 'get:insurance',
    reply: 'file',
  },
  get: { method: 'GET', path: '/api/v2/quote-insurance/{id}', permission: 'get:insurance' },
  /** Prices alone; nothing is kept. */
  quote: { method: 'POST', path: '/api/v2/quote-insurance/quote', permission: 'get:insurance' },
  create: { method: 'POST', path: '/api/v2/quote-insurance', permission: 'post:insurance' },
  change: { method: 'PATCH', path: '/api/v2/quote-insurance/{id}', permission: 'patch:insurance' },
  requote: { method: 'POST', path: '/api/v2/quote-insurance/{id}/requote', permission: 'post:insurance' },
  certify: {
    method: 'POST',
    path: '/api/v2/quote-insurance/{id}/certify',
    permission: 'post:insurance',
    notSignedInAs: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/v2/quote-insurance/{id}',
    permission: 'delete:insurance',
    notSignedInAs: true,
  },
  certificateNumber: {
    method: 'PATCH',
    path: '/api/v2/quote-insurance/{id}/certificate-number',
    permission: 'patch:certificate-number',
  },
  files: { method: 'GET', path: '/api/v2/quote-insurance/{id}/files', permission: 'get:insurance' },
  file: {
    method: 'GET',
    path: '/api/v2/quote-insurance/{id}/files/{document_id}',
    permission: 'get:insurance',
    reply: 'file',
  },
  documents: { method: 'POST', path: '/api/v2/quote-insurance/{id}/documents', permission: 'post:insurance' },
  shareFiles: { method: 'POST', path: '/api/v2/quote-insurance/{id}/share-files', permission: 'post:insurance' },
  uploadUrl: { method: 'POST', path: '/api/v2/quote-insurance/{id}/upload-url', permission: 'post:insurance' },
  upload: {
    method: 'POST',
    path: '/api/insurance-uploads/{token}',
    permission: 'public',
    encoding: 'multipart',
  },
  verify: { method: 'GET', path: '/api/certificates/{code}', permission: 'public' },
  /** Somebody holds a paper that says something else. */
  reportDifference: { method: 'POST', path: '/api/certificates/{code}/differences', permission: 'public' },
  /** A claim about an insured load, at the insurer. */
  claimInsurance: { method: 'GET', path: '/api/claims/{id}/insurer-report', permission: 'get:claims' },
  reportLoss: { method: 'POST', path: '/api/claims/{id}/insurer-report', permission: 'post:claims' },
  changeLoss: { method: 'PATCH', path: '/api/claims/{id}/insurer-report', permission: 'patch:certificate-number' },
} as const satisfies Calls;
