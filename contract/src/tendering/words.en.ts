export const en = {
  errors: {
    already_booked: 'This load is already being booked.',
    zip_changed: 'To use a different ZIP code the load must be requoted.',
    stop_missing: 'Every stop of the load must be confirmed.',
    phone_missing: 'Give a contact phone for this stop.',
    dispatch_disabled: 'Booking is disabled for your account.',
    may_not_cancel: 'This load can no longer be cancelled.',
    other_needs_note: 'Say why in a few words.',
  },
};
