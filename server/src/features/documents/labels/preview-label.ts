import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { labels } from '@portal/contract/documents/labels.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { labelSizes, layOutLabel, shapeOf } from './lay-out-label.ts';
import { readLabels } from './read-labels.ts';

type PreviewRequest = { format: LabelFormat; unit: number; language?: Language | undefined };

/** One label as it is going to be printed, for a screen to draw. Refusals of `readLabels`. */
export const previewLabel = async (
  ctx: Ctx,
  loadId: number,
  { format, unit, language = ctx.actor.language }: PreviewRequest,
): Promise<Reply<(typeof labels)['preview']>> => {
  const [label] = await readLabels(ctx, loadId, { from: unit, to: unit, language });
  if (!label) throw new Error('a unit in range has a label');
  const shape = shapeOf(format);
  const { units, sscc } = label;
  return { unit, units, sscc, ...labelSizes[shape], shapes: layOutLabel(label, shape, language) };
};
