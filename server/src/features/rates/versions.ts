import type { TariffVersion } from '@portal/contract/rates/rate-table.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { CellTexts } from '../../platform/csv-tables/csv-table.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';

/** The day that versions are distinguished by: the one prices count by. */
export const tariffDay = (ctx: OpenCtx): string => operatorDay(ctx);

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** The versions of one tariff by their terms, the last first. Of those in force on a day the newest counts. */
export const versionsOf = (terms: readonly CellTexts[], today: string): TariffVersion[] => {
  const rising = terms.toSorted((a, b) => (a['effective_from'] ?? '').localeCompare(b['effective_from'] ?? ''));
  return rising
    .map((texts, i): TariffVersion => {
      const effective_from = texts['effective_from'] ?? '';
      const next = rising[i + 1]?.['effective_from'];
      const effective_to = earlier(texts['effective_to'] || null, next === undefined ? null : addDays(next, -1));
      const isOver = effective_to !== null && effective_to < today;
      return { effective_from, effective_to, state: isOver ? 'past' : effective_from > today ? 'planned' : 'in_use' };
    })
    .toReversed();
};
