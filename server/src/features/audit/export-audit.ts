import { auditExportLimit } from '@portal/contract/audit/audit-action.ts';
import type { AuditEntry, AuditFilters } from '@portal/contract/audit/audit.contract.ts';
import { es } from '@portal/contract/phrases/phrases.es.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../platform/context.ts';
import { inExportTurn } from '../../platform/files/export-turns.ts';
import { listFileName } from '../../platform/files/write-list-file.ts';
import { writeCsv } from '../../platform/files/write-csv.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { findAuditEntries } from './audit.queries.ts';
import { auditReader, presentEntry, refuseForeignFilters } from './list-audit.ts';

const words = { en: en.audit, es: es.audit } as const;

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

/** The phrase of an action; the action itself where it has none any more. */
const actionText = (language: Language, action: string): string => {
  const [subject = '', what = ''] = action.split('.');
  const actions: Record<string, Record<string, string>> = words[language].actions;
  return actions[subject]?.[what] ?? action;
};

const cellsOf = (entry: AuditEntry, language: Language): string[] => {
  const { actor } = entry;
  const operator = actor.is_operator ? words[language].operator : '';
  return [
    String(entry.id),
    entry.at,
    actionText(language, entry.action),
    entry.action,
    actor.kind ? words[language].actor_kinds[actor.kind] : '',
    actor.user?.name ?? operator,
    entry.account?.name ?? '',
    entry.object_type,
    entry.object_id,
    entry.object_name ?? '',
    textOf(entry.before),
    textOf(entry.after),
    entry.ip,
    entry.request_id,
  ];
};

const headers = [
  'id',
  'at',
  'action',
  'action_code',
  'actor_kind',
  'user',
  'account',
  'object_type',
  'object_id',
  'object_name',
  'before',
  'after',
  'ip',
  'request_id',
];

/** The entries that match as CSV, the latest first, at most `auditExportLimit`. 404 for a foreign account or person. */
export const exportAudit = async (
  ctx: Ctx,
  { language, ...filters }: AuditFilters & { language: Language },
): Promise<FileReply> => {
  await refuseForeignFilters(ctx, filters);
  const reader = auditReader(ctx);
  const bytes = await inExportTurn(ctx, async () => {
    const rows = await findAuditEntries(ctx.db, reader, filters, { skip: 0, limit: auditExportLimit });
    return writeCsv([headers, ...rows.map((row) => cellsOf(presentEntry(row, reader), language))]);
  });
  return {
    bytes,
    contentType: 'text/csv; charset=utf-8',
    name: `${listFileName(ctx, 'audit', language)}.csv`,
  };
};
