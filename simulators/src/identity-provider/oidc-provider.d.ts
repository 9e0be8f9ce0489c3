declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Interaction = { uid: string; params: { login_hint?: string } };

  type Provider = {
    callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails: (request: IncomingMessage, response: ServerResponse) => Promise<Interaction>;
    interactionFinished: (
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ) => Promise<void>;
  };

  const Provider: new (issuer: string, configuration: Record<string, unknown>) => Provider;
  export default Provider;
}
