import type { CustomsData } from '@portal/contract/commodities/customs-data.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { compareFields } from './compare-loads.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { namingItsLoad } from '../book/external-ids.ts';
import { updateBilling } from '../loads.queries.ts';
import { indexLoadTerms } from '../list/search-terms.ts';
import { writeHistory } from '../history/write-history.ts';
import { requireConsent } from '../../../platform/vetoes.ts';
import { changeReferences } from '../load-acts.ts';
import { withLoadLocked } from '../state/with-load-locked.ts';

type BillingChange = {
  external_id?: string | null;
  po_number?: string | null;
  billing_reference?: string | null;
  customs?: CustomsData;
};

/**
 * Changes what the customer's own books and its commercial invoice say of the load, at any time of its life. 404 for
 * what is not the caller's; 409 `loads.external_id_taken`; what a veto about the references refuses.
 */
export const changeBilling = (ctx: Ctx, loadId: number, change: BillingChange): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, ['external_id', 'po_number', 'billing_reference'], async (tx, before) => {
    const { customs, ...references } = change;
    const { account_id } = before;
    await requireConsent(tx, changeReferences, { load_id: loadId, account_id, ...references });
    await namingItsLoad(tx, account_id, references.external_id, (part) =>
      updateBilling(part, before, { ...references, ...(customs ? { customs: JSON.stringify(customs) } : {}) }),
    );
    await indexLoadTerms(tx, loadId);
    const load = await getLoadDetails(tx, loadId);
    const fields = Object.keys(change);
    const changes = compareFields(before, load, Object.keys(references));
    await writeHistory(tx, loadId, { kind: 'edit', event: 'change_billing', changes, details: { fields } });
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: load.status });
    return load;
  });
