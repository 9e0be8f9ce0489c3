/** Mails about demos. */
export const words = {
  demo_request_mail: {
    subject: 'Demo request from {{company}}',
    heading: 'Somebody asks for a demo',
    text: '{{name}} of {{company}} would like to see the portal on {{date}}.',
    company_name: 'Company',
    website: 'Website',
    full_name: 'Name',
    email: 'Email',
    phone: 'Phone',
    country: 'Country',
    preferred_date: 'Preferred date',
  },
  demo_confirmation_mail: {
    subject: 'Your demo request',
    heading: 'Thank you for your interest',
    greeting: 'Hello {{name}},',
    text: 'We received your request for a demo on {{date}}. A specialist will write to you within one business day to settle the time.',
    note: 'You get this message because this address was given with a demo request. If that was not you, ignore it.',
  },
};
