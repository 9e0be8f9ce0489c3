import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Translate } from '../../platform/words/translate.ts';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { paperGroups, viewablePapers } from './paper-groups.ts';
import { paperName, paperNameInLanguage } from './paper-name.ts';

beforeAll(startWithAllWords);
const t: Translate = (key, params) => i18next.t(key, { ...params });

const paper = (id: number, changed: Partial<LoadDocument>): LoadDocument => ({
  id,
  type: 'invoice',
  name: `paper-${id}.pdf`,
  language: 'en',
  form: '',
  content_type: 'application/pdf',
  size: 84_000,
  created_at: '2026-11-01T12:00:00Z',
  url: '',
  thumbnail_url: null,
  note: '',
  series_id: id,
  version: 1,
  is_current: true,
  uploaded_by: null,
  filed_by: 'portal',
  may_remove: false,
  ...changed,
});

it('lists a paper of both languages once, the reader’s first, and shows both with all former versions', () => {
  const papers = [
    paper(1, { is_current: false }),
    paper(2, { series_id: 1, version: 2 }),
    paper(3, { language: 'es' }),
    paper(4, { uploaded_by: 'Ana Ruiz', language: null }),
  ];
  const idsIn = (language: 'en' | 'es') =>
    paperGroups(papers, language).flatMap((group) => group.papers.map((one) => [one.paper.id, one.translation?.id]));
  expect(idsIn('en')).toEqual([
    [2, 3],
    [4, undefined],
  ]);
  expect(idsIn('es')).toEqual([
    [3, 2],
    [4, undefined],
  ]);
  expect(viewablePapers(paperGroups(papers, 'es')).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
});

it('keeps labels of several forms apart, and names each by its form', () => {
  const forms = ['4x6', 'avery', 'avery 2-3', 'zpl'];
  const papers = forms.map((form, at) => paper(at, { type: 'label', form, language: at % 2 ? 'es' : 'en' }));
  const [group] = paperGroups(papers, 'en');
  expect(group?.papers.map((one) => paperName(one.paper, t))).toEqual([
    'Labels, 4 × 6 in',
    'Labels, sheet of six',
    'Labels, sheet of six, units 2-3',
    'Labels, ZPL',
  ]);
  expect(papers.slice(0, 2).map((one) => paperNameInLanguage(one, t))).toEqual([
    'Labels, 4 × 6 in, English',
    'Labels, sheet of six, Spanish',
  ]);
});
