import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { TableControls } from './use-table-state.ts';
import type { ViewTask } from './view-task.ts';

type ViewDialogProps = { task: ViewTask; table: TableControls; onClose: () => void };

/** What is done with saved views beside choosing one. */
export const ViewDialog = ({ task, table, onClose }: ViewDialogProps) =>
  task === 'save' ? <SaveViewDialog table={table} onClose={onClose} /> : <ManageViewsDialog onClose={onClose} />;
