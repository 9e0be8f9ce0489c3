import { icon } from './icon.tsx';

export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 20h15');
export const PercentIcon = /* @__PURE__ */ icon(
  'M18.5 5.5l-13 13M9.5 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
);
export const UploadIcon = /* @__PURE__ */ icon('M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 20h15');
export const CopyIcon = /* @__PURE__ */ icon('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4');
export const PencilIcon = /* @__PURE__ */ icon('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5');
export const TrashIcon = /* @__PURE__ */ icon('M4 6.5h16M9.5 6.5v-3h5v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6');
export const FilterIcon = /* @__PURE__ */ icon('M4 7h16M7 12h10M10 17h4');
export const ColumnsIcon = /* @__PURE__ */ icon('M3.5 4.5h17v15h-17zM9.2 4.5v15M14.8 4.5v15');
export const RowsIcon = /* @__PURE__ */ icon('M4 6h16M4 10h16M4 14h16M4 18h16');
export const GripIcon = /* @__PURE__ */ icon('M9.5 6v.1M9.5 12v.1M9.5 18v.1M14.5 6v.1M14.5 12v.1M14.5 18v.1');
export const MoreIcon = /* @__PURE__ */ icon(
  'M4.7 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M17.7 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
);
export const BookmarkIcon = /* @__PURE__ */ icon('M6.5 3.5h11v17L12 16.5l-5.5 4z');
export const RefreshIcon = /* @__PURE__ */ icon(
  'M20 11a8 8 0 0 0-14.5-3.5L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.5 3.5l2-2M20.5 19.5v-5h-5',
);
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12C4.5 8 7.8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.3 6.2-9.5 6.2S4.5 16 2.5 12M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.8 6a9 9 0 0 1 2.2-.2c4.2 0 7.5 2.2 9.5 6.2a14 14 0 0 1-2.6 3.5M6.3 7.8A13 13 0 0 0 2.5 12c2 4 5.3 6.2 9.5 6.2 1.7 0 3.2-.4 4.6-1M10 10a3 3 0 0 0 4.1 4.1',
);
export const EnterIcon = /* @__PURE__ */ icon('M13.5 4.5h6v15h-6M3.5 12h11M11 8l4 4-4 4');
export const KeyIcon = /* @__PURE__ */ icon('M12.5 12.5a4.5 4.5 0 1 0-1 1l2 2h2v2h2v2h3v-3l-6-6M7 9v.1');
export const LockIcon = /* @__PURE__ */ icon('M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const StarIcon = /* @__PURE__ */ icon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z',
);
export const PrintIcon = /* @__PURE__ */ icon('M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z');
export const TagIcon = /* @__PURE__ */ icon('M3.5 12.2V4h8.2l8.8 8.8-7.7 7.7zM8 8v.1');
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3.5M8 7.5l4-4 4 4M8 11H5v9.5h14V11h-3');
export const LinkIcon = /* @__PURE__ */ icon(
  'M10 14.5a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.7 5.6L17 13.2M14 9.5a4 4 0 0 1 0 5.6l-3 3a4 4 0 0 1-5.7-5.6L7 10.8',
);
