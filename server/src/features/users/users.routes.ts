import { users } from '@portal/contract/users/users.contract.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { askForPasswordLink } from './ask-for-password-link.ts';
import { changeOwnUser } from './change-own-user.ts';
import { getMe, getMeComplete } from './get-me.ts';
import { recoverPassword } from './recover-password.ts';

export const usersRoutes = (app: App): void =>
  serve(app, users, {
    me: (ctx) => getMe(ctx),
    complete: (ctx) => getMeComplete(ctx),
    change: (ctx, { params, body }) => changeOwnUser(ctx, params.id, body),
    forgotPassword: (ctx, { body }) => askForPasswordLink(ctx, body.email),
    recoverPassword: (ctx, { body }) => recoverPassword(ctx, body),
  });
