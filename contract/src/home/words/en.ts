export const words = {
  errors: {
    changed_meanwhile: 'Somebody else changed this meanwhile. Reload to see their change; yours is not saved.',
    days_order: 'The last day is before the first.',
    image_type: 'A picture is a PNG, a JPEG or a WebP.',
    named_twice: 'An item is named twice.',
    order_outdated: 'The carousel has other items by now. Reload and order them again.',
    too_many: 'The carousel holds at most {{limit}} items.',
    video_type: 'A video is an MP4 or a WebM.',
  },
};
