import type { TourSection } from '@portal/contract/users/tour-sections.ts';

/**
 * What each section shows of itself, in this order: the phrases of each and the control they speak of. A
 * control that is not on screen, such as one the role has not, is passed over.
 */
export const tourSteps = {
  home: [
    { phrase: 'frame.tour.home.book', selector: 'main a[href^="/quote-book"]' },
    { phrase: 'frame.tour.home.waiting', selector: '#attention-title' },
    { phrase: 'frame.tour.home.figures', selector: 'main [role=radiogroup]' },
    { phrase: 'frame.tour.home.search', selector: 'header [data-tour=search]' },
    { phrase: 'frame.tour.home.bell', selector: 'header [data-tour=bell]' },
  ],
  'my-loads': [
    { phrase: 'frame.tour.my_loads.statuses', selector: 'main [role=tablist]' },
    { phrase: 'frame.tour.my_loads.search', selector: 'main label:has(> input[type=search])' },
    { phrase: 'frame.tour.my_loads.views', selector: 'main [data-tour=views]' },
    { phrase: 'frame.tour.my_loads.book', selector: 'main a[href^="/quote-book"]' },
  ],
  'quote-book': [
    { phrase: 'frame.tour.quote_book.modes', selector: 'main [role=tablist]' },
    { phrase: 'frame.tour.quote_book.location', selector: 'main div:has(> [data-tour=location])' },
    { phrase: 'frame.tour.quote_book.items', selector: 'main [data-tour=saved-items]' },
    { phrase: 'frame.tour.quote_book.send', selector: 'main [data-kind=primary][data-size=main]' },
  ],
  'payment-hub': [
    { phrase: 'frame.tour.payment_hub.owed', selector: 'main section [role=group]' },
    { phrase: 'frame.tour.payment_hub.statuses', selector: 'main [role=tablist]' },
    // A table's head has one for the whole page; phones have cards.
    { phrase: 'frame.tour.payment_hub.choose', selector: 'main :is(tbody, li) input[type=checkbox]' },
    { phrase: 'frame.tour.payment_hub.statements', selector: 'main a[href^="/settings/statements"]' },
  ],
  settings: [
    { phrase: 'frame.tour.settings.search', selector: 'main label:has(> input[type=search])' },
    { phrase: 'frame.tour.settings.carriers', selector: 'main a[href="/settings/carriers"]' },
    { phrase: 'frame.tour.settings.themes', selector: 'main a[href="/settings/themes"]' },
    { phrase: 'frame.tour.settings.locations', selector: 'main a[href^="/settings/my-locations"]' },
    { phrase: 'frame.tour.settings.items', selector: 'main a[href^="/settings/my-line-items"]' },
    { phrase: 'frame.tour.settings.mails', selector: 'main a[href^="/settings/email-notifications"]' },
    { phrase: 'frame.tour.settings.users', selector: 'main a[href$="/users"]' },
  ],
} as const satisfies Record<TourSection, readonly { phrase: string; selector: string }[]>;

export type TourStep = (typeof tourSteps)[TourSection][number];
