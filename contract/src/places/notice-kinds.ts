// No schemas here: screens read these lists, and must not load the validation library for them.

/** What people outside an account may learn of a load by mail. */
export const noticeKinds = ['picked_up', 'delayed', 'out_for_delivery', 'delivered'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Occasions of such a mail: a proof of delivery that is filed after the delivery has one of its own. */
export const noticeOccasions = [...noticeKinds, 'pod_filed'] as const;
export type NoticeOccasion = (typeof noticeOccasions)[number];

/** Who asks to get notices of an occasion: the proof of delivery is part of the delivery. */
export const kindOfOccasion = (occasion: NoticeOccasion): NoticeKind =>
  occasion === 'pod_filed' ? 'delivered' : occasion;

/** What an address has to do with a load. */
export const noticeParts = ['consignor', 'consignee', 'broker'] as const;
export type NoticePart = (typeof noticeParts)[number];

/** What became of a mail: of those not sent, why. */
export const noticeStates = ['waiting', 'sent', 'unsubscribed', 'over_limit', 'not_needed'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Most addresses a saved location names of each sort, and a load in all. */
export const mostNoticeAddresses = { ofLocation: 5, ofLoad: 50 } as const;
