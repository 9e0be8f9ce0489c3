export const words = {
  errors: {
    address_missing: 'A carrier that is asked by API needs an address.',
    address_not_encrypted: 'The key would travel readable: begin with https://.',
    address_private:
      'This address is in a private network. Your server administrator can allow it with OUTGOING_PRIVATE_RANGES.',
    address_unknown: 'This address cannot be read: begin with https://.',
    alert_taken: 'This carrier has the same threshold already.',
    calendar_taken: 'There is a calendar with this code already.',
    calendar_unknown: 'There is no calendar with this code.',
    changed_meanwhile:
      'Somebody else changed this meanwhile. What you typed is still here; close it and open it again to see their change.',
    logo_too_large: 'The logo is larger than {{megabytes}} MB.',
    logo_type: 'The logo is no PNG, JPEG or WebP picture.',
    pro_check:
      '{{pro}} is not a PRO number of {{scac}}: its check digit does not match. Check the number for typing errors.',
    scac_taken: 'There is a carrier with this SCAC already.',
    not_found: 'Carrier not found!',
    wire_in_use: 'A tender still waits for an answer by this connection. Wait for it, or take the load back first.',
    wire_taken: 'This carrier has a connection of this kind already.',
    threshold_of_another_kind: 'This threshold does not go by that value.',
  },
};
