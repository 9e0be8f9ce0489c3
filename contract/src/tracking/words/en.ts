export const words = {
  errors: {
    bad_signature: 'The signature does not fit what was sent.',
    stale: 'This was signed too long ago, or by a clock that is wrong. Sign it anew.',
    unknown_load: 'The carrier has no such load from us.',
    in_future: 'This has not happened yet.',
    long_ago: 'This lies more than a year back: check the date.',
  },
};
