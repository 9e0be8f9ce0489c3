const certificateCodes = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Whether a connection failed for a certificate nobody trusts; some libraries name it by the words alone. */
export const isOfCertificate = (error: unknown): boolean =>
  error instanceof Error &&
  (certificateCodes.has('code' in error ? String(error.code) : '') || /certificate/.test(error.message));
