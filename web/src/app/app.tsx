import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../platform/api/query-client.ts';
import { Notices } from './notices.tsx';
import { portalRouter } from './router.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';

/** Everything on the page. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={portalRouter()} />
    <SessionEndNotice />
    <Notices />
  </QueryClientProvider>
);
