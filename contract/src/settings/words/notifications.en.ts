export const words = {
  text: 'Whoever books a load is mailed about its way, in the language of their profile. What is off here is sent to nobody of the account; mails about sign-in, claims and cancellations are always sent.',
  kinds: {
    pickup: 'Pickup',
    delay: 'Delay',
    delivered: 'Delivery',
    documents: 'Documents',
  },
  about: {
    pickup: 'When the carrier has the freight',
    delay: 'When a load will be later than planned, with its new day',
    delivered: 'When the freight is there, with who signed for it',
    documents: 'When a proof of delivery or another paper of the carrier has come',
  },
  saved: 'Saved.',
};
