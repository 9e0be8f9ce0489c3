import { mcp } from '@portal/contract/mcp/mcp.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerMessage } from './answer-message.ts';
import { injectOf } from './portal-calls.ts';

export const mcpFeature = feature({
  name: 'mcp',
  uses: [],
  routes: (app) => serve(app, mcp, { message: (ctx, { body }) => answerMessage(ctx, body, injectOf(app)) }),
});
