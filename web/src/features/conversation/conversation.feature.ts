import { feature } from '../../platform/routing/feature.ts';

export const conversationFeature = feature({ name: 'conversation', uses: ['loads'], words: ['conversation'] });
