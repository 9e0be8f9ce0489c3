/** The operator's view: loads that wait for a truck, and how booked ones fare. */
export const dispatch = {
  title: 'Dispatch',
  intro_one: '{{count}} load waits for a truck',
  intro_other: '{{count}} loads wait for a truck',
  none: 'No load waits for a truck.',
  none_hint: 'Loads whose carrier does not answer by itself appear here the moment they are tendered.',
};
