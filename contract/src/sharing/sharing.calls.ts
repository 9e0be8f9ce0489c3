import type { Calls } from '../http/endpoint.ts';

export const sharingCalls = {
  share: {
    method: 'POST',
    path: '/api/share-files/{id}',
    permission: 'post:share-files',
  },
  list: {
    method: 'GET',
    path: '/api/share-files/{id}',
    permission: 'post:share-files',
  },
  revoke: {
    method: 'POST',
    path: '/api/shares/{share_id}/revoke',
    permission: 'post:share-files',
  },
  linksOfUser: {
    method: 'GET',
    path: '/api/users/{id}/shared-links',
    permission: 'patch:user',
  },
  endLinksOfUser: {
    method: 'POST',
    path: '/api/users/{id}/shared-links/end',
    permission: 'patch:user',
  },
  open: {
    method: 'GET',
    path: '/api/shared/{token}',
    permission: 'public',
  },
  download: {
    method: 'GET',
    path: '/api/shared-files/{token}',
    permission: 'public',
    reply: 'file',
  },
  trackingLink: {
    method: 'GET',
    path: '/api/loads/{load_id}/tracking-link',
    permission: 'post:share-files',
  },
  makeTrackingLink: {
    method: 'POST',
    path: '/api/loads/{load_id}/tracking-link',
    permission: 'post:share-files',
  },
  revokeTrackingLink: {
    method: 'POST',
    path: '/api/tracking-links/{tracking_link_id}/revoke',
    permission: 'post:share-files',
  },
  track: {
    method: 'GET',
    path: '/api/track/{token}',
    permission: 'public',
  },
} as const satisfies Calls;
