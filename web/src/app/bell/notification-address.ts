import type { Notification } from '@portal/contract/notifications/notifications.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import { invoiceAddress, paymentHubAddress } from '../../features/billing/addresses.ts';
import { claimAddress } from '../../features/claims/addresses.ts';
import { editAddress, loadAddress, selectionAddress } from '../../features/loads/addresses.ts';

/** Where the thing is that a notification speaks of, or where something can be done about it. */
export const notificationAddress = ({ kind, load_id, claim_id, invoice_id }: Notification) => {
  if (claim_id !== null) return claimAddress(claim_id);
  if (invoice_id !== null) return invoiceAddress(invoice_id);
  if (load_id === null) return paymentHubAddress;
  if (kind === 'quotes_ready' || kind === 'load_declined') return selectionAddress(load_id);
  if (kind === 'container_handed_back') return editAddress({ id: load_id, quote_type: 'drayage' });
  if (kind === 'truck_wanted') return linkOptions({ to: '/dispatch', search: { load: load_id } });
  return loadAddress(load_id);
};
