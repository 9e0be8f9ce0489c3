import { icon } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ icon('m4 10.5 8-6.5 8 6.5V20h-5v-5.5H9V20H4z');
export const PlayIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M10 8.5v7l5.5-3.5z');
export const CollapseIcon = /* @__PURE__ */ icon('M3.5 4.5h17v15h-17zM9 4.5v15M16 9.5 13.5 12l2.5 2.5');
export const ExpandIcon = /* @__PURE__ */ icon('M3.5 4.5h17v15h-17zM9 4.5v15M13.5 9.5 16 12l-2.5 2.5');
export const MenuIcon = /* @__PURE__ */ icon('M3.5 6.5h17M3.5 12h17M3.5 17.5h17');
export const SearchIcon = /* @__PURE__ */ icon(
  'M17.5 10.8a6.7 6.7 0 1 1-13.5 0 6.7 6.7 0 0 1 13.5 0M15.7 15.7l4.8 4.8',
);
export const BellIcon = /* @__PURE__ */ icon('M5.5 17h13L17 14.5V10a5 5 0 0 0-10 0v4.5zM10 19.5a2 2 0 0 0 4 0');
export const GlobeIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M3.3 12h17.4M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3',
);
export const ChevronDownIcon = /* @__PURE__ */ icon('m6.5 9.5 5.5 5.5 5.5-5.5');
export const ChevronUpIcon = /* @__PURE__ */ icon('m6.5 14.5 5.5-5.5 5.5 5.5');
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6.5 9 12l5.5 5.5');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6.5 15 12l-5.5 5.5');
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h16M14 6l6 6-6 6');
export const ArrowDownIcon = /* @__PURE__ */ icon('M12 4v16M6 14l6 6 6-6');
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 20V4M6 10l6-6 6 6');
export const CardIcon = /* @__PURE__ */ icon('M3 5.5h18v13H3zM3 9.5h18M6.5 14.5h4');
export const BuildingIcon = /* @__PURE__ */ icon(
  'M4 20.5V4h9.5v16.5M13.5 9.5H20v11M2.5 20.5h19M7 8h3.5M7 12h3.5M7 16h3.5M16.5 13.5h.1M16.5 17h.1',
);
export const SlidersIcon = /* @__PURE__ */ icon('M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5');
export const LogOutIcon = /* @__PURE__ */ icon('M10 4H4.5v16H10M14.5 8l4 4-4 4M18.5 12H9');
export const SwitchIcon = /* @__PURE__ */ icon('M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19');
