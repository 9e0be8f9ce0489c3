import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });
const strongKey = '8f2b6c1d9e4a70353c5d7e9f1a2b4c6d8e0f1a3b';

describe('configuration', () => {
  it('has working values for an empty environment', () => {
    expect(load()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      simulators: true,
      demo: true,
      publicUrl: 'http://127.0.0.1:3000',
    });
  });

  it('has the address at which this machine reaches it, whatever it listens on', () => {
    const publicUrl = (HOST: string) => load({ HOST, PORT: '8080' }).publicUrl;
    expect(['0.0.0.0', '::', '::1', '10.0.0.7', 'portal.lan', 'fd00::7'].map(publicUrl)).toEqual([
      'http://127.0.0.1:8080',
      'http://[::1]:8080',
      'http://[::1]:8080',
      'http://10.0.0.7:8080',
      'http://portal.lan:8080',
      'http://[fd00::7]:8080',
    ]);
    for (const HOST of ['http://portal.lan', 'portal.lan:80', 'fe80::1%eth0', '999.1.1.1'])
      expect(() => load({ HOST })).toThrow(/HOST must be/);
  });

  it('refuses a way past a pooler where no pooler is named', () => {
    const url = 'postgres://portal@127.0.0.1/portal';
    expect(() => load({ DATABASE_DIRECT_URL: url })).toThrow(/DATABASE_DIRECT_URL is given together with DATABASE_URL/);
    expect(load({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }).databaseDirectUrl).toBe(url);
  });

  it('knows of the operator what the environment names, and nothing else', () => {
    const sender = 'Northline Freight <no-reply@northline.test>';
    expect(load({ OPERATOR_NAME: 'Northline', REMIT_TO_CITY: 'Dallas', MAIL_FROM: sender }).operator).toEqual({
      name: 'Northline',
      remit_to_city: 'Dallas',
      mail_sender_name: 'Northline Freight',
      mail_sender_email: 'no-reply@northline.test',
    });
    expect(load({ MAIL_FROM: 'no-reply@northline.test' }).operator).toMatchObject({ mail_sender_name: '' });
    expect(() => load({ OPERATOR_GS1_PREFIX: '12', MAIL_FROM: 'nobody' })).toThrow(/OPERATOR_GS1_PREFIX[^]*MAIL_FROM/);
  });

  it('takes an empty value for a missing one', () => {
    expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('names every bad value in one refusal', () => {
    expect(() => load({ PORT: 'http', TRUSTED_PROXIES: 'true', DATABASE_URL: 'mysql://x/y' })).toThrow(
      /PORT[^]*DATABASE_URL[^]*TRUSTED_PROXIES/,
    );
  });

  it.each(['short', 'change-me-change-me-change-me-change-me', 'a'.repeat(40)])('refuses the secret %s', (secret) => {
    expect(() => load({ SECRET_KEY: secret })).toThrow(/SECRET_KEY/);
  });

  it('keeps a generated secret for its owner only and signs alike after a restart', () => {
    const first = load();
    expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(load().tokenSigningKey).toEqual(first.tokenSigningKey);
    expect(first.tokenSigningKey).not.toEqual(first.fileUrlKey);
    expect(first.fileUrlKey.toString('hex')).not.toBe(readFileSync(path.join(dataDir, 'secret-key'), 'utf8'));
  });

  it('plays no carriers where there is no demo, unless asked to', () => {
    expect(load({ DEMO: 'off' })).toMatchObject({ demo: false, simulators: false });
    expect(load({ DEMO: 'off', SIMULATORS: 'on' })).toMatchObject({ demo: false, simulators: true });
  });

  it('has neither demo nor simulators in production and asks for what machines must share', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example/', SECRET_KEY: strongKey };
    expect(load(production)).toMatchObject({ demo: false, simulators: false, publicUrl: 'https://portal.example' });
    expect(() => load({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/portal' })).toThrow(
      /PUBLIC_URL[^]*SECRET_KEY/,
    );
    expect(() => load({ ...production, DEMO: 'on' })).toThrow(/DEMO/);
  });
});
