/** What an order left open, as it follows “Needs:”. */
export const words = {
  missing: {
    approval_id: 'an approval',
    pickup_date: 'pickup date',
    mode: 'mode',
    handling_unit: 'handling unit of line {{line}}',
    handling_unit_count: 'number of handling units of line {{line}}',
    weight: 'weight of line {{line}}',
    freight_class: 'class or dimensions of line {{line}}',
    packaging_unit: 'packaging of line {{line}}',
    packaging_unit_count: 'number of packages of line {{line}}',
    limited_access_type: 'kind of limited access at stop {{line}}',
  },
};
