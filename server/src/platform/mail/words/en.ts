/** What frames every mail. */
export const words = {
  sender: 'Freight Portal',
  link_hint: 'If the button does not work, copy this address into your browser:',
  help: 'Questions? Write to {{email}}.',
};
