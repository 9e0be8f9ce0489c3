import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Whether the operator's carriers drive to Alaska, by the Alaska Highway through Canada: off until the operator says so. */
export const alaskaByRoad = setting('places.alaska_by_road', {
  schema: z.boolean(),
  default: false,
  changedBy: 'act_for_operator',
  label: 'places.settings.alaska_by_road',
});
