import type { LoadDetails } from '@portal/contract/loads/load.ts';

/** The body that books a price of a load, every stop confirmed at a dock of its own. */
export const tenderBody = ({ stops }: Pick<LoadDetails, 'stops'>, carrier_quote_id: number) => ({
  carrier_quote_id,
  stops: stops.map(({ id, zip_code }, index) => ({
    id,
    name: `Dock ${index + 1}`,
    address: `${index + 1}00 Main St`,
    zip_code,
    contact: { name: 'Dana Whitfield', phone: '3125550163', email: '' },
    open_time: '08:00',
    close_time: '16:00',
    reference: '',
  })),
  references: [],
  portal_notes: '',
});
