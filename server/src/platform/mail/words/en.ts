/** What frames every mail. */
export const words = {
  link_hint: 'If the button does not work, copy this address into your browser:',
  help: 'Questions? Write to {{email}}.',
  choose_mails: 'Choose which mails you get',
  unsubscribe: 'Unsubscribe from these emails',
};
