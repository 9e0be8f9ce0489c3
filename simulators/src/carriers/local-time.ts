/** A moment as ISO 8601 with the offset that holds in `timeZone` then, as carriers report local times. */
export const localIso = (moment: Date, timeZone: string): string => {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value;
  const offset = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '');
  if (!offset) return moment.toISOString();
  const minutes = (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? -1 : 1);
  const local = new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, 23);
  return `${local}${offset[1]}${offset[2]}:${offset[3]}`;
};
