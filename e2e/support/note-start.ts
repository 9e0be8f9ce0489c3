/** Notes when the journeys began: loads made before are those of the demo. */
export default (): void => {
  process.env['E2E_BEGAN_AT'] ??= new Date().toISOString();
};
