import { initialStatus } from '@portal/contract/loads/load-status.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';

const doors = (row: string): string =>
  `(select array_agg(lower(trim(s.address)) order by s.position) from stops s where s.load_id = ${row}.id)`;

/** Whether draft `o` goes from and to the doors of draft `l` on its day, for the same account and in the same mode. */
export const sameDoors = `o.account_id = l.account_id and o.pickup_date = l.pickup_date
  and o.destination_zip = l.destination_zip and o.origin_zip = l.origin_zip and o.id <> l.id
  and o.status in (${sqlTexts([initialStatus])}) and o.mode = l.mode and o.mode <> 'drayage'
  and ${doors('o')} = ${doors('l')}`;
