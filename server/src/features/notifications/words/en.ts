export const words = {
  accepted: {
    subject: 'Load {{load}} is booked with {{carrier}}',
    heading: '{{carrier}} accepted your load',
    body: 'Load {{load}} from {{origin}} to {{destination}} is booked. The bill of lading is with the load’s documents: print it and hand it to the driver.',
  },
  declined: {
    subject: 'Load {{load}} was declined by {{carrier}}',
    heading: '{{carrier}} did not take your load',
    body: 'Load {{load}} from {{origin}} to {{destination}} is not booked. Choose another carrier, or ask for quotes again where the prices have expired.',
  },
  cancellation_refused: {
    subject: 'Load {{load}} is not cancelled: {{carrier}} refused',
    heading: 'The carrier refused the cancellation',
    body: '{{carrier}} still has load {{load}} from {{origin}} to {{destination}}. Call us if it must not be delivered: a load on its way can be returned or sent elsewhere. If it was not picked up yet, you may cancel it once more.',
  },
  carrier_cancelled: {
    subject: 'Load {{load}} was cancelled by {{carrier}}',
    heading: '{{carrier}} cancelled your load',
    body: '{{carrier}} will not carry load {{load}} from {{origin}} to {{destination}}, which it had accepted. The load is no longer booked. To send it with another carrier, copy it on its page and ask for quotes.',
  },
  no_truck: {
    subject: 'No truck was found for load {{load}}',
    heading: 'We found no truck for your load',
    body: 'Load {{load}} from {{origin}} to {{destination}} is not booked. Choose another carrier, or ask for quotes again where the prices have expired.',
  },
  /** To operations. */
  held: {
    subject: 'Load {{load}} waits for a truck',
    heading: 'A load waits for a truck',
    body: '{{account}} tendered load {{load}} from {{origin}} to {{destination}}. Its carrier does not answer by itself: assign a truck, or give the load back.',
    why: 'You’re receiving this email because you assign trucks to loads without an automatic carrier.',
  },
  picked_up: {
    subject: 'Load {{load}} is on its way',
    heading: 'Your load was picked up',
    body: '{{carrier}} picked up load {{load}} from {{origin}} to {{destination}}. Track it on its page.',
  },
  delivered: {
    subject: 'Load {{load}} was delivered',
    heading: 'Your load was delivered',
    body: 'Load {{load}} from {{origin}} to {{destination}} has arrived. The proof of delivery is filed with the load’s documents as soon as the carrier sends it.',
  },
  pod_filed: {
    subject: 'The proof of delivery of load {{load}} is here',
    heading: 'The proof of delivery is here',
    body: 'The proof of delivery of load {{load}} from {{origin}} to {{destination}} is with its documents: {{name}}. Open it there, or share it.',
  },
  paper_added: {
    subject: 'Load {{load}}: new document',
    heading: '{{who}} added documents to your load',
    body: '{{name}} is with the documents of load {{load}} from {{origin}} to {{destination}}, and with it whatever was added at the same time.',
  },
  delayed: {
    subject: 'Load {{load}} will be late: {{day}}',
    heading: 'Your load will be late',
    body: 'The carrier now expects to deliver load {{load}} from {{origin}} to {{destination}} on {{day}}. We write again if that changes.',
  },
  stop_changed: {
    subject: 'A stop of load {{load}} was changed after booking',
    heading: 'A stop of a booked load was changed',
    body: '{{who}} changed a stop of load {{load}}, which is booked. If you do not know of this, call us before the truck moves.',
    why: 'You’re receiving this email because you run this account.',
  },
  /** To operations, who reach carriers by telephone. */
  inform_carrier: {
    subject: 'Tell {{carrier}}: a stop of load {{load}} was changed',
    heading: 'A stop of a tendered load was changed',
    body: '{{carrier}} has load {{load}} as it was before. Carriers take no changes through their systems: tell them by telephone or mail, with the new bill of lading if there is one.',
    why: 'You’re receiving this email because you notify carriers that take no changes.',
  },
  carrier_alert: {
    subject: {
      on_time: '{{carrier}} delivers late more often',
      transit: '{{carrier}} delivers later than promised',
      claims: '{{carrier}}: more cargo claims',
    },
    heading: {
      on_time: '{{carrier}} is on time less often',
      transit: '{{carrier}} delivers later than promised',
      claims: '{{carrier}} has more cargo claims',
    },
    body: 'While this lasts, every quote of {{carrier}} carries this notice. You get one mail each time it begins.',
    notice: 'Notice',
    threshold: 'Threshold',
    limit: {
      on_time: 'Fewer than {{limit}}% of deliveries on time',
      transit: 'More than {{limit}} days late on average',
      claims: 'A cargo claim on more than {{limit}}% of deliveries',
    },
    period: 'Period',
    days: 'The last {{days}} days',
    open_thresholds: 'Open the thresholds',
    open_loads: 'Open your loads',
    why: 'You’re receiving this email because your account has chosen you for notices about carriers.',
  },
  stop_types: {
    pickup: 'Pickup',
    delivery: 'Delivery',
  },
  facts: {
    was_due: 'Was due',
    expected: 'Now expected',
    stop: 'Stop',
    before: 'Before',
    after: 'Now',
    reason: 'Reason',
    load: 'Load',
    carrier: 'Carrier',
    pro: 'PRO number',
    pickup: 'Pickup',
    delivery: 'Delivery',
    mode: 'Mode',
    weight: 'Weight',
    answer_by: 'Answer by',
  },
  /** What a person gets once a day instead of mails of their own. */
  digest: {
    subject_one: 'Summary of {{day}}: {{count}} update',
    subject_other: 'Summary of {{day}}: {{count}} updates',
    heading: 'What happened since the last summary',
    body: 'By load, in the order in which it happened.',
    load: 'Load {{load}}',
    other: 'Not about a load',
    open: 'Open My Loads',
    why: 'You’re receiving this email once a day because you chose so in your profile.',
  },
  /** The subject of a mail with made-up data. */
  sample: 'Sample: {{subject}}',
  open_dispatch: 'Open Dispatch',
  open_load: 'Open the load',
  choose_again: 'Choose another carrier',
  why: 'You’re receiving this email because you booked this load.',
};
