import { icon } from './icon.tsx';

export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6.5h11v10H9.3M4.7 16.5H2.5v-10M13.5 9.5h4l4 4v3h-2.2M14.7 16.5h-1.2M9.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M19.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
);
export const BoxIcon = /* @__PURE__ */ icon(
  'M12 2.8 4 7.2v9.6l8 4.4 8-4.4V7.2zM4.2 7.3 12 11.7l7.8-4.4M12 11.7v9.3M8 5l8 4.5',
);
export const LayersIcon = /* @__PURE__ */ icon(
  'm12 3.5 8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5',
);
export const BoltIcon = /* @__PURE__ */ icon('M13 2.5 4.5 13.5H12l-1 8 8.5-11H12z');
export const SnowIcon = /* @__PURE__ */ icon(
  'M12 2.5v19M3.8 7.2l16.4 9.6M3.8 16.8l16.4-9.6M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5M4 10.5l3-1-1-3M20 13.5l-3 1 1 3M4 13.5l3 1-1 3M20 10.5l-3-1 1-3',
);
export const FlatbedIcon = /* @__PURE__ */ icon(
  'M2.5 14.5h11v2H9.3M4.7 16.5H2.5v-2M13.5 16.5V8h3.3l4.7 5v3.5h-2.2M14.7 16.5h-1.2M9.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M19.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M5 14v-3.5h5V14',
);
export const ContainerIcon = /* @__PURE__ */ icon('M3 6.5h18v11H3zM7 9.5v5M10.3 9.5v5M13.7 9.5v5M17 9.5v5');
export const PalletIcon = /* @__PURE__ */ icon(
  'M3 17.5h18M3 20.5h18M5.5 17.5v3M12 17.5v3M18.5 17.5v3M6 4.5h12v10H6zM12 4.5v10',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21.5c4.5-4.6 7-8.1 7-11.4a7 7 0 1 0-14 0c0 3.3 2.5 6.8 7 11.4M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
);
export const ShieldCheckIcon = /* @__PURE__ */ icon(
  'M12 2.8 4.5 5.5v5.8c0 4.7 3 8 7.5 9.9 4.5-1.9 7.5-5.2 7.5-9.9V5.5zM8.8 12l2.3 2.3 4.2-4.5',
);
export const HazmatIcon = /* @__PURE__ */ icon('m12 2.5 9.5 9.5-9.5 9.5L2.5 12zM12 7.5v5.5M12 16v.1');
export const ScaleIcon = /* @__PURE__ */ icon('M4.5 20.5h15l-2-11h-11zM12 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M9.5 15h5');
export const RulerIcon = /* @__PURE__ */ icon('M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M19 8v0');
export const WarehouseIcon = /* @__PURE__ */ icon('M3 20.5V8.5l9-5 9 5v12M7 20.5v-8.5h10v8.5M7 16.3h10');
export const BuildingIcon = /* @__PURE__ */ icon('M5 20.5v-17h9v17M14 9.5h5v11M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3');
export const LiftgateIcon = /* @__PURE__ */ icon('M3 5.5h11v11H3zM14 19.5h7M17.5 16.5v-8M14.8 11l2.7-2.7 2.7 2.7');
export const TagIcon = /* @__PURE__ */ icon('M3.5 4.5v7l9 9 8-8-9-9h-7zM8 8v.1');
export const RouteIcon = /* @__PURE__ */ icon(
  'M8 18.5h7.5a3.2 3.2 0 0 0 0-6.5h-7a3.2 3.2 0 0 1 0-6.5H16M8 18.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0M20.4 5.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0',
);
