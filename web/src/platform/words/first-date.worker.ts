// A worker of its own: writes a date in the locale that it is sent.
self.addEventListener('message', ({ data: locale }: MessageEvent<string>) => {
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format();
  self.close();
});
