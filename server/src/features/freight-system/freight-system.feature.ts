import { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeConnection, changeMarkups, getConnection, validateConnection } from './connection.ts';
import { companyExists, listClients, listClientContacts } from './linked-company.ts';
import { registerSystemUser } from './register-system-user.ts';
import { signInByTicket } from './sign-in-by-ticket.ts';

export const freightSystemFeature = feature({
  name: 'freight-system',
  uses: ['accounts', 'auth', 'users'],
  routes: (app) =>
    serve(app, freightSystem, {
      companyExists: (ctx, { params }) => companyExists(ctx, params.id),
      clients: (ctx, { query }) => listClients(ctx, query),
      contacts: (ctx, { query }) => listClientContacts(ctx, query),
      signIn: (ctx, { body }) => signInByTicket(ctx, ctx.http.request.headers['user-agent'] ?? '', body),
      validate: (ctx, { body }) => validateConnection(ctx, body),
      connection: (ctx, { query }) => getConnection(ctx, query.account_id),
      changeConnection: (ctx, { body }) => changeConnection(ctx, body),
      registerUser: (ctx, { body }) => registerSystemUser(ctx, body),
      changeMarkups: (ctx, { body }) => changeMarkups(ctx, body),
    }),
});
