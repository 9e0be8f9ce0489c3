/** The rows of insurance and claims in the authorization table: whoever may dispatch may insure. */
export const insuranceAndClaims = `
GET /api/claims load_id | everybody | tree
GET /api/claims account_id | everybody | tree
GET /api/claims representative_id | everybody | shared
GET /api/claims/export load_id | everybody | tree
GET /api/claims/export account_id | everybody | tree
GET /api/claims/export ids | everybody | tree
GET /api/claims/export representative_id | everybody | shared
GET /api/claims/views | everybody | -
POST /api/claims/views | everybody | -
PATCH /api/claims/views/{id} id | everybody | self
DELETE /api/claims/views/{id} id | everybody | self
GET /api/claims/guide load_id | everybody | tree
GET /api/claims/{id} id | everybody | tree
POST /api/claims | everybody | -
PATCH /api/claims/{id} id | everybody | tree | platform admin 403 but own
GET /api/claims/{id}/messages id | everybody | tree
POST /api/claims/{id}/messages id | everybody | tree
POST /api/claims/{id}/packet id | everybody | tree
GET /api/claims/{id}/insurer-report id | everybody | tree
POST /api/claims/{id}/insurer-report id | everybody | tree
PATCH /api/claims/{id}/insurer-report id | operator | shared
GET /api/v2/quote-insurance load_id | dispatching | tree
GET /api/v2/quote-insurance/search | dispatching | -
GET /api/v2/quote-insurance/export load_id | dispatching | tree
GET /api/v2/quote-insurance/{id} id | dispatching | tree
POST /api/v2/quote-insurance/quote | dispatching | -
POST /api/v2/quote-insurance | dispatching | -
PATCH /api/v2/quote-insurance/{id} id | dispatching | tree
POST /api/v2/quote-insurance/{id}/requote id | dispatching | tree
POST /api/v2/quote-insurance/{id}/certify id | dispatching-at-home | tree
DELETE /api/v2/quote-insurance/{id} id | dispatching-at-home | tree
PATCH /api/v2/quote-insurance/{id}/certificate-number id | operator | shared
GET /api/v2/quote-insurance/{id}/files id | dispatching | tree
GET /api/v2/quote-insurance/{id}/files/{document_id} id | dispatching | tree
GET /api/v2/quote-insurance/{id}/files/{document_id} document_id | dispatching | tree
POST /api/v2/quote-insurance/{id}/documents id | dispatching | tree
POST /api/v2/quote-insurance/{id}/share-files id | dispatching | tree
POST /api/v2/quote-insurance/{id}/upload-url id | dispatching-at-home | tree
POST /api/insurance-uploads/{token} | public | -
GET /api/certificates/{code} | public | -
POST /api/certificates/{code}/differences | public | -
`;
