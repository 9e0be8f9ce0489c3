import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedTestApp } from '../testing/test-app.ts';
import { loadConfig } from './config.ts';
import { refuseUnsafeSettings, ruleOfInstallation, unsafeSettings } from './installation.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-installation-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const production = (env: Record<string, string> = {}) =>
  loadConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', DATA_DIR: dataDir, ...env });

describe('settings of a portal in production', () => {
  it.each([
    [{ PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL'],
    [{ CALL_LIMITS: 'off' }, 'CALL_LIMITS'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,::/0' }, 'TRUSTED_PROXIES'],
    [{ SIMULATORS: 'on' }, 'SIMULATORS'],
    [{ STRIPE_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'a' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ INSURER_URL: 'http://insurer.example' }, 'INSURER_URL'],
    [{ ROUTING_URL: 'http://10.0.0.7:5000' }, 'ROUTING_URL'],
    [{ FREIGHT_SYSTEM_URL: 'http://{company}.freight.example' }, 'FREIGHT_SYSTEM_URL'],
  ])('%o is not safe', (env, name) => {
    expect(unsafeSettings(production(env))).toEqual([expect.stringContaining(name)]);
  });

  it('are safe as they are explained, and with partners in a network that is named', () => {
    expect(unsafeSettings(production({ TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1/32' }))).toEqual([]);
    const inside = { ROUTING_URL: 'http://10.0.0.7:5000', OUTGOING_PRIVATE_RANGES: '10.0.0.0/24' };
    expect(unsafeSettings(production(inside))).toEqual([]);
  });

  it('keep a new portal from starting, and warn of the next release on an older one', () => {
    const said: string[] = [];
    const log = { warn: (_details: object, message: string) => said.push(message) };
    const unsafe = production({ CALL_LIMITS: 'off', SIMULATORS: 'on' });
    expect(() => refuseUnsafeSettings(unsafe, 'refuse', log as never)).toThrow(/CALL_LIMITS[^]*SIMULATORS/);
    expect(said).toEqual([]);
    refuseUnsafeSettings(unsafe, 'warn', log as never);
    expect(said).toHaveLength(2);
    refuseUnsafeSettings(unsafe, 'allow', log as never);
    expect(said).toHaveLength(2);
  });
});

it('knows whether it began with the rule, which counts in production alone', async () => {
  const { services } = await sharedTestApp();
  expect(await ruleOfInstallation(services.db, { production: true })).toBe('refuse');
  expect(await ruleOfInstallation(services.db, { production: false })).toBe('allow');
});
