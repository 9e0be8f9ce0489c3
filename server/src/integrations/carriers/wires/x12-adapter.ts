import type { WireFault } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { x12Wire } from '@portal/contract/carriers/wires/x12-wire.ts';
import type { MailboxFault } from '@portal/contract/edi/edi-states.ts';
import { MailboxError, withMailbox } from '../../x12/mailbox/mailbox.ts';
import { accessOf } from './mailbox-access.ts';
import type { WireAdapter } from './wire-adapter.ts';

const faults = {
  unreachable: 'unreachable',
  host_key: 'host_key',
  sign_in: 'key_refused',
  folder: 'folder',
  too_slow: 'unreachable',
  too_large: 'nonsense',
} as const satisfies Record<MailboxFault, WireFault>;

/** X12 by SFTP: what is read and written goes through the ledger, and nothing of it is asked while somebody waits. */
export const x12Adapter: WireAdapter = {
  port: (_services, { address }) => (address === null ? null : {}),
  // Signs in and lists both folders; nothing is read or written.
  test: async (services, { scac, address, settings, secrets }) => {
    const read = x12Wire.Settings.parse(settings);
    try {
      const access = await accessOf(services, { scac, address, settings: read, secrets });
      if (!access) return { fault: 'no_address' };
      await withMailbox(access, async (mailbox) => {
        await mailbox.list(read.read_folder);
        await mailbox.list(read.write_folder);
      });
      return { fault: null };
    } catch (error) {
      return { fault: error instanceof MailboxError ? faults[error.kind] : 'unreachable' };
    }
  },
};
