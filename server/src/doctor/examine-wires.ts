import type { WireFault } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { wireAdapters } from '../integrations/carriers/wires/wire-adapters.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { createEgress } from '../platform/egress/egress.ts';
import { countOpenMessages, findWiresInUse } from './doctor.queries.ts';
import { failed, type Finding, ok, warning } from './finding.ts';

const wireAdvice: Record<WireFault, string> = {
  no_address: 'Enter where the carrier is reached, under Settings, Connections.',
  unreachable:
    'What goes by this connection waits or is missing meanwhile. Look at its address, at your firewall, and ask the carrier.',
  key_refused: 'Ask the carrier for a new key and enter it under Settings, Connections.',
  refused: 'Ask the carrier what it expects at this address.',
  nonsense: 'Look at the address: what is there does not speak as the carrier should.',
  host_key: 'Poll the mailbox under Settings, EDI messages, compare the key with the carrier by phone, and confirm it.',
  folder: 'Ask the carrier how its folders are called, and enter them under Settings, Connections.',
};

/** Each wire that is called over the network, tried as its Test button does. */
export async function examineWires(db: Database, config: Config): Promise<Finding[]> {
  const wires = await findWiresInUse(db);
  const called = wires.filter(({ address }) => address !== null && URL.canParse(address));
  if (called.length === 0) {
    const simulated = config.simulators ? `; ${wires.length} are simulated` : '';
    return [ok('carriers', `none is called over the network${simulated}`)];
  }
  const egress = createEgress();
  const services = { config, egress, db, clock: systemClock };
  try {
    return await Promise.all(
      called.map(async (wire) => {
        const { host } = new URL(wire.address ?? '');
        const subject = `carrier ${wire.scac}`;
        const { fault } = await wireAdapters[wire.wire].test(services, wire);
        if (fault === null) return ok(subject, `${host} answers by ${wire.wire}`);
        if (fault === 'unreachable')
          return failed(subject, `${host} does not answer by ${wire.wire}`, wireAdvice[fault]);
        return warning(subject, `${host} by ${wire.wire}: ${fault}`, wireAdvice[fault]);
      }),
    );
  } finally {
    await egress.close();
  }
}

/** What carriers wrote by X12 and nobody has decided about; nothing is said where nothing waits. */
export async function examineMessages(db: Database): Promise<Finding[]> {
  const count = await countOpenMessages(db);
  const advice = 'Nothing of them counts for their loads until then. Decide under Settings, EDI messages.';
  return count === 0 ? [] : [warning('EDI messages', `${count} wait for a decision`, advice)];
}
