import type { SheetSource } from '@portal/contract/lists/sheet-source.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

/** How an imported file was read, where its sender may not expect it; nothing for a CSV file in UTF-8. */
export const SheetNotes = ({ source }: { source: SheetSource }) => {
  const { t } = useTranslation();
  const { sheet, hidden_rows, hidden_row_count, hidden_columns, note_rows, windows_1252 } = source;
  const more = hidden_row_count > hidden_rows.length ? '…' : '';
  const notes = [
    sheet !== null && t('lists.source.sheet', { sheet }),
    hidden_row_count > 0 && t('lists.source.hidden', { count: hidden_row_count, rows: hidden_rows.join(', ') + more }),
    hidden_columns.length > 0 &&
      t('lists.source.hidden_columns', { count: hidden_columns.length, columns: hidden_columns.join(', ') }),
    note_rows.length > 0 && t('lists.source.notes', { count: note_rows.length, rows: note_rows.join(', ') }),
    windows_1252 && t('lists.source.windows_1252'),
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : <p>{notes.join(' ')}</p>;
};
