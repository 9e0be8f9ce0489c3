import { icon } from './icon.tsx';

export const InfoIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 11v5.5M12 7.5v.1');
export const WarningIcon = /* @__PURE__ */ icon('M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1');
export const AlertIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7.5v5.5M12 16.5v.1');
export const CheckCircleIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M8 12.2l2.8 2.8L16 9.5');
export const CalendarIcon = /* @__PURE__ */ icon('M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5');
export const ClockIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.2 2');
export const FileIcon = /* @__PURE__ */ icon('M5.5 3h8.5l4.5 4.5V21h-13zM13.5 3v5h5M9 12.5h6M9 16.5h6');
export const MailIcon = /* @__PURE__ */ icon('M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7');
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 3.5h3.5l2 5-2.5 1.7a12 12 0 0 0 5.8 5.8l1.7-2.5 5 2V19a2 2 0 0 1-2 2C10.5 20.5 3.5 13.5 3 5.5a2 2 0 0 1 2-2',
);
export const CompassIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M15.5 8.5l-2 5-5 2 2-5z');
export const ClaimIcon = /* @__PURE__ */ icon('M5.5 3h8.5l4.5 4.5V21h-13zM13.5 3v5h5M12 11.5v3.5M12 17.7v.1');
export const ChartIcon = /* @__PURE__ */ icon('M4 20h16M6.5 16.5v-6M12 16.5v-11M17.5 16.5v-8');
export const PauseIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M10 9v6M14 9v6');
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3 5 6v5.5c0 4.3 2.9 7.6 7 9.5 4.1-1.9 7-5.2 7-9.5V6zM9.2 11.8l2 2 3.8-4',
);
