/** The rows of carrier rates in the authorization table: what carriers charge is the operator's alone. */
export const ratesRows = `
GET /api/rates | operator | -
GET /api/rates/version | operator | -
GET /api/rates/export draft_id | operator | shared
POST /api/rates/drafts | operator | -
GET /api/rates/drafts/{id} id | operator | shared
PATCH /api/rates/drafts/{id} id | operator | shared
DELETE /api/rates/drafts/{id} id | operator | shared
POST /api/rates/drafts/{id}/import id | operator | shared
POST /api/rates/drafts/{id}/publish id | operator | shared
POST /api/rates/explain | operator | -
GET /api/rates/tables/{name} | operator | -
PATCH /api/rates/tables/{name} | operator | -
POST /api/rates/tables/{name}/import | operator | -
GET /api/rates/tables/{name}/export | operator | -
`;
