import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Most mails about loads that an address outside gets within a day, of all accounts together. */
export const noticeLimit = setting('notices.daily_limit', {
  schema: z.strictObject({ mails: z.int().min(1).max(500) }),
  default: { mails: 20 },
  changedBy: 'act_for_operator',
  label: 'notices.settings.daily_limit',
});
