export const words = {
  back: 'Back',
  accept: 'I agree',
  terms: {
    title: 'Terms and conditions',
    service_title: 'What the portal does',
    service:
      'The portal lets a shipper ask carriers for prices, book loads with them and follow those loads to delivery. The operator arranges transportation as a broker; the carrier named on the bill of lading moves the freight.',
    account_title: 'Your account',
    account:
      'You act for the company whose account you use. Keep your password to yourself, tell us at once when somebody else may know it, and enter facts about freight, stops and contacts that are true.',
    quotes_title: 'Quotes and prices',
    quotes:
      'A price holds until the date shown with it and for the freight as described. Weight, dimensions, class or services that differ at pickup may change it; the carrier’s rules tariff applies.',
    liability_title: 'Loss and damage',
    liability:
      'The carrier’s liability is limited as shown with each quote. Cargo insurance is a separate offer. Note damage on the delivery receipt and file a claim within nine months of delivery.',
    cancellation_title: 'Cancelling a load',
    cancellation: 'A booked load may be cancelled before pickup; a fee that applies is shown before you confirm.',
  },
  privacy: {
    title: 'Privacy',
    data_title: 'What we keep',
    data: 'Your name, work email, phone and role; the loads, addresses, contacts and papers you enter; and when and from where you signed in.',
    use_title: 'What we use it for',
    use: 'To quote, book and track your loads, to answer your requests, to send the messages you ask for and to keep accounts safe. We do not sell it and show no advertising.',
    sharing_title: 'Who else sees it',
    sharing:
      'Carriers, terminals and insurers see what they need to move or cover a load. Colleagues of your account see its loads.',
    rights_title: 'Your choices',
    rights:
      'Ask us by email to see, correct or delete what we keep about you. Papers of transported freight are kept as long as the law requires.',
    storage_title: 'On this device',
    storage:
      'The portal stores your session, language, theme and unsent drafts in this browser. Signing out removes the session and the drafts.',
  },
};
