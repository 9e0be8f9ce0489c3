import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { editAddress } from '../loads/addresses.ts';
import { isEditable } from '@portal/contract/loads/load-states.ts';
import { Can } from '../../platform/session/can.tsx';
import { LinkButton } from '../../ui/primitives/button.tsx';

/** Link to the edit page of a load; hidden once the load is no longer editable. */
export const EditLink = ({ load, children }: { load: LoadDetails; children: string }) =>
  isEditable(load.status) ? (
    <Can permission="patch:loads">
      <LinkButton kind="link" size="small" {...editAddress(load)}>
        {children}
      </LinkButton>
    </Can>
  ) : null;
