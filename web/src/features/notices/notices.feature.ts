import { feature } from '../../platform/routing/feature.ts';

/** Its words come with the screens that show its parts, not with all that use one. */
export const noticesFeature = feature({ name: 'notices', uses: [], words: [] });
