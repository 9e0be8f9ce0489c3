import { icon } from './icon.tsx';

export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6.5h11v10H9.3M4.7 16.5H2.5v-10M13.5 9.5h4l4 4v3h-2.2M14.7 16.5h-1.2M9.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M19.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
);
export const BoxIcon = /* @__PURE__ */ icon(
  'M12 2.8 4 7.2v9.6l8 4.4 8-4.4V7.2zM4.2 7.3 12 11.7l7.8-4.4M12 11.7v9.3M8 5l8 4.5',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21.5c4.5-4.6 7-8.1 7-11.4a7 7 0 1 0-14 0c0 3.3 2.5 6.8 7 11.4M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
);
export const ShieldCheckIcon = /* @__PURE__ */ icon(
  'M12 2.8 4.5 5.5v5.8c0 4.7 3 8 7.5 9.9 4.5-1.9 7.5-5.2 7.5-9.9V5.5zM8.8 12l2.3 2.3 4.2-4.5',
);
export const HazmatIcon = /* @__PURE__ */ icon('m12 2.5 9.5 9.5-9.5 9.5L2.5 12zM12 7.5v5.5M12 16v.1');
export const CameraIcon = /* @__PURE__ */ icon(
  'M3 8h4.2L9 5h6l1.8 3H21v11.5H3zM12 16.6a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z',
);
export const TrainIcon = /* @__PURE__ */ icon(
  'M6.5 3.5h11v12h-11zM6.5 10h11M9.5 12.8v.1M14.5 12.8v.1M9 15.5l-2.5 5M15 15.5l2.5 5M8 18.5h8',
);
export const ShipIcon = /* @__PURE__ */ icon('M3 13.5h18l-2.5 6h-13zM6.5 13.5V9h11v4.5M12 9V4.5M9.5 4.5h5');
export const PlaneIcon = /* @__PURE__ */ icon(
  'M12 3c.9 0 1.5 1.3 1.5 3v3.6L21 14v2l-7.5-2.2v3.7l2.3 1.7v1.6L12 19.9l-3.8.9v-1.6l2.3-1.7v-3.7L3 16v-2l7.5-4.4V6c0-1.7.6-3 1.5-3',
);
export const LayersIcon = /* @__PURE__ */ icon(
  'M12 3.5 3.5 8l8.5 4.5L20.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5',
);
