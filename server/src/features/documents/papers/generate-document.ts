import type { FiledPaper } from '@portal/contract/documents/generated-papers.contract.ts';
import {
  type GeneratedType,
  operatorTypes,
  paperRefusal,
  twoCopies,
} from '@portal/contract/documents/generated-types.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { readyPaper } from './draw-kind.ts';
import { fileDrawn, saysTheSame } from '../store/file-drawn.ts';
import { type DrawnKind, findCountries, findDrawn } from '../generated.queries.ts';
import { presentPaper } from './list-papers.ts';

type Wanted = { load_id: number; type: GeneratedType; language?: Language | undefined };

/** Whether the caller's papers of this type are the operator's own. */
const audienceOf = (ctx: Ctx, type: GeneratedType): 'account' | 'operator' =>
  can(ctx, 'use_operator_papers') && (operatorTypes.includes(type) || twoCopies.includes(type))
    ? 'operator'
    : 'account';

const refuse = async (ctx: Ctx, { load_id, type }: Wanted): Promise<void> => {
  if (operatorTypes.includes(type) && !can(ctx, 'use_operator_papers'))
    throw problem('http.forbidden', 403, { field: 'type' });
  const { mode, status } = await loadInScope(ctx, load_id, ['mode', 'status'] as const);
  const countries = type === 'commercial_invoice' ? await findCountries(ctx.db, load_id) : [];
  const refusal = paperRefusal(type, { mode, status, countries });
  if (refusal) throw problem(`documents.${refusal}`, refusal === 'not_accepted' ? 409 : 422, { field: 'type' });
};

/**
 * Draws a paper of a load in the recipient's language and files it; answers the one on file where that says the same.
 * 403 for papers of the operator, 404, 409 `documents.not_accepted`, 422 where a load has no such paper.
 */
export const generateDocument = async (ctx: Ctx, wanted: Wanted): Promise<FiledPaper & { created: boolean }> => {
  await refuse(ctx, wanted);
  const { load_id, type } = wanted;
  const language = wanted.language ?? ctx.actor.language;
  const kind: DrawnKind = { load_id, type, language, audience: audienceOf(ctx, type), form: '' };
  const ready = await readyPaper(ctx, load_id, type, language);
  const former = await findDrawn(ctx.db, kind);
  if (saysTheSame(former, ready)) return { ...presentPaper(ctx, former), created: false };
  const bytes = await renderPdf(ctx.actor.accountId, ready.layout, ready.paper);
  const { row, created } = await fileDrawn(ctx, { ...ready, kind, contentType: 'application/pdf', bytes });
  return { ...presentPaper(ctx, row), created };
};
