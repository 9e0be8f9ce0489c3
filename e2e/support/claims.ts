import { randomUUID } from 'node:crypto';
import type { Claim } from '@portal/contract/claims/claim.ts';
import type { EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import type { UploadedType } from '@portal/contract/documents/document-types.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { pdfPage } from './paper-files.ts';
import { people } from './people.ts';
import { baseURL } from './product.ts';
import { signedIn } from './test.ts';
import type { View } from './views.ts';

/** Adds a page of paper to a load; answers its number. */
export const addPaper = async (
  api: APIRequestContext,
  load: number,
  type: UploadedType,
  name: string,
): Promise<number> => {
  const response = await api.post('/api/user-docs', {
    headers: { 'idempotency-key': randomUUID() },
    multipart: { load_id: String(load), type, file: { name, mimeType: 'application/pdf', buffer: pdfPage(name) } },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: number };
  return id;
};

type Paper = readonly [type: UploadedType, evidence: EvidenceKind, name: string];

/** Files a case about a load with these papers, and answers it. */
export const fileCase = async (
  api: APIRequestContext,
  load_id: number,
  fields: Record<string, unknown>,
  papers: readonly Paper[],
): Promise<Claim> => {
  const documents = [];
  for (const [type, evidence, name] of papers) {
    documents.push({ document_id: await addPaper(api, load_id, type, name), evidence });
  }
  const response = await api.post('/api/claims', {
    headers: { 'idempotency-key': randomUUID() },
    data: { load_id, ...fields, documents },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Claim;
};

/** The operator's own window on a case or on the list of them. */
export const operatorAt = async (
  browser: Browser,
  address: string,
  view: Pick<View, 'width' | 'height'>,
  language: Language = 'en',
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: view,
    storageState: await signedIn(people.operator, language),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(new URL(address, baseURL).href);
  return page;
};
