import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

export const documentFiled = event('document.filed', z.object({ load_id: LoadId, document_id: Id }));
