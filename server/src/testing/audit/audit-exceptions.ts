/** Calls of other methods than GET that leave no entry, each with the reason. */
export const withoutEntry: Readonly<Record<string, string>> = {
  'POST /api/auth/refresh': 'the session goes on; a token used twice leaves an entry (refresh-session.test.ts)',
  'POST /api/auth/second-factor': 'nothing counts before it is confirmed',
  'POST /api/auth/passkeys/options': 'a challenge, which a browser answers',
  'POST /api/auth/passkeys/sign-in/options': 'a challenge, which a browser answers',
  'POST /api/auth/single-sign-on': 'an address to go to; the sign-in that follows leaves an entry',
  'POST /api/auth/magaya/validate': 'asks the freight system and writes nothing',
  'POST /api/accounts/{id}/single-sign-on/check': 'asks the identity provider and writes nothing',
  'POST /api/carrier-connections/{id}/check': 'asks the carrier and writes nothing',
  'POST /api/standardizers/line-items/info': 'computes and writes nothing',
  'POST /api/rates/explain': 'computes a price and writes nothing',
  'POST /api/quote-file': 'reads: a file of quotes',
  'POST /api/quote-file/excel': 'reads: a file of quotes',
  'POST /api/claims/{id}/packet': 'reads: a file of a case and its papers',
  'POST /api/v2/quote-insurance/quote': 'computes a premium and writes nothing',
  'POST /api/v2/quote-insurance/{id}/documents': 'reads: draws a certificate again from its quote',
  'POST /api/v2/quote-insurance/{id}/upload-url': 'an address to send a file to; the file leaves an entry',
  'POST /api/docs/generate': 'reads: draws a paper again from the load',
  'POST /api/users/forgot-password': 'mails a link, and must not say whether there is such a user',
  'POST /api/certificates/{code}/differences': 'somebody without an account; the report itself is kept',
  'POST /api/request-demo': 'somebody without an account; the request itself is kept with its answer',
  'POST /api/carrier-events/{scac}': 'a carrier reports; each event is a row with what was sent',
  'POST /api/stripe/webhook': 'the provider reports; each notice is a row, and what it settles leaves an entry',
  'PATCH /api/users/user-tour': 'only that a tour was seen',
  'POST /api/mail-samples/{name}/send': 'a mail with made-up data to the caller',
  'POST /api/notifications/read': 'only that a notification was seen',
};

/** Calls that need more than a request (a provider, a paper, a code): a test of their feature, and what it looks for. */
export const shownElsewhere: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'PATCH /api/settings/{name}': ['settings/settings.test.ts', 'setting.changed'],
  'POST /api/setup/examples': ['setup/add-examples.test.ts', 'carrier.examples-added'],
  'POST /api/failed-jobs/retry': ['jobs/failed-jobs.test.ts', 'job.retried'],
  'POST /api/auth/access-token': ['auth/sign-in.test.ts', 'auth.signed-in'],
  'POST /api/users/recovery-password': ['users/recover-password.test.ts', 'users.password-recovered'],
  'POST /api/auth/passkeys': ['auth/passkeys/passkeys.test.ts', 'users.passkey-added'],
  'POST /api/auth/passkeys/sign-in': ['auth/passkeys/passkeys.test.ts', 'auth.signed-in-with-passkey'],
  'POST /api/auth/magaya/access-token': ['freight-system/sign-in-by-ticket.test.ts', 'auth.signed-in'],
  'POST /api/users/magaya/register': ['freight-system/connection.test.ts', 'users.linked'],
  'POST /api/auth/single-sign-on/access-token': [
    'single-sign-on/single-sign-on.test.ts',
    'auth.signed-in-by-single-sign-on',
  ],
  'DELETE /api/users/{id}/second-factor': ['auth/second-factor/second-factor.test.ts', 'users.second-factor-reset'],
  'POST /api/stripe': ['billing/payments/online-payments.test.ts', 'billing.payment-begun'],
  'POST /api/stripe/months/close': ['billing/periods/closed-months.test.ts', 'billing.month-closed'],
  'POST /api/stripe/months/reopen': ['billing/periods/closed-months.test.ts', 'billing.month-reopened'],
  'POST /api/stripe/pay': ['billing/payments/online-payments.test.ts', 'billing.payment-begun'],
  'POST /api/stripe/billings/{id}/refunds': ['billing/payments/online-payments.test.ts', 'billing.refund-ordered'],
  'POST /api/stripe/billings/{id}/sent-refunds': ['billing/by-hand/record-refund.test.ts', 'billing.refunded'],
  'POST /api/unsubscribe/{token}': ['notifications/mail-choices/unsubscribe.test.ts', 'users.mails-chosen'],
  'POST /api/unsubscribe/{token}/undo': ['notifications/mail-choices/unsubscribe.test.ts', 'users.mails-chosen'],
  'PATCH /api/demo-requests/{id}': ['guests/answer-demo-request.test.ts', 'demo-request.declined'],
};

/** Actions that say all there is by their name: the rest is a secret, or the entry's own time, address and session. */
export const actionsWithoutValues: readonly string[] = [
  'auth.signed-in-as',
  'auth.signed-out',
  'users.second-factor-added',
  'users.second-factor-removed',
  'users.codes-renewed',
];
