import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { Can } from '../../../platform/session/can.tsx';
import classes from './load-sharing.module.css';
import { ShareLog } from './share-log.tsx';
import { TrackingLink } from './tracking-link.tsx';

/** What people without an account can see of a load: shared documents and the tracking link. */
export const LoadSharing = ({ loadId, status }: { loadId: number; status: LoadStatus }) => (
  <Can permission="post:share-files">
    <div className={classes.pair}>
      <ShareLog loadId={loadId} />
      <TrackingLink loadId={loadId} status={status} />
    </div>
  </Can>
);
