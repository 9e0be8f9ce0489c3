/** Both languages at a desk and on a phone, for journeys of people's work. */
export const variants = (['en', 'es'] as const).flatMap((language) => [
  { language, isPhone: false, viewport: { width: 1440, height: 900 } },
  { language, isPhone: true, viewport: { width: 390, height: 844 } },
]);
