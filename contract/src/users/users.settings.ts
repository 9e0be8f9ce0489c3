import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Where the sidebar's how-to videos are; null hides the link. */
export const howToVideosUrl = setting('users.how_to_videos_url', {
  schema: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  default: null,
  changedBy: 'act_for_operator',
  label: 'users.settings.how_to_videos_url',
});
