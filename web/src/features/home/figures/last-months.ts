/** The calendar months up to that of a day, oldest first: what stands beneath bars before there are figures. */
export const lastMonths = (day: string, count: number): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
};
