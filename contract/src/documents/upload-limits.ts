// No schemas here: screens read these figures, and must not load the validation library for them.

const megabyte = 1024 * 1024;

/** What an uploaded file may have. Images may be larger: they come from a camera and are made smaller here. */
export const uploadLimits = {
  imageBytes: 30 * megabyte,
  bytes: 25 * megabyte,
  /** The picture on an account's papers. */
  logoBytes: 2 * megabyte,
  megapixels: 64,
  note: 300,
  /** Files people may add to one load, former versions included. */
  ofLoad: 200,
  /** Files people may add to one insurance quote or certificate. */
  ofPolicy: 50,
  /** Files sent side by side by one screen. */
  atOnce: 2,
} as const;

/** What a picture is made to fit into: enough to read the small print of a photographed letter page. */
export const longestImageEdge = 4096;

/** What the picture on papers is made to fit into: every paper carries it. */
export const logoEdge = 1000;
