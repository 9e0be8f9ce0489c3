-- A key that names a request belongs to the account acted for and to what its caller came by. The reply is sealed.

-- Servers of an earlier version, which may run beside, know no owner: theirs is the empty one.
alter table idempotency_keys add column owner text not null default '';
alter table idempotency_keys add column sealed_reply bytea;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (user_id, call, key, owner);

-- Of calls with a secret nothing stays but that they were done; the hash fits no body.
update idempotency_keys set reply = null, body_hash = '\x00'
where call in (
  'POST /api/api-key',
  'POST /api/api-key/register',
  'POST /api/auth/access-token/{id}',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/auth/second-factor/remove',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/{id}/remove',
  'POST /api/auth/magaya/validate',
  'POST /api/carrier-connections',
  'POST /api/carrier-connections/{id}/webhook-secret',
  'POST /api/v2/quote-insurance/{id}/upload-url'
);
