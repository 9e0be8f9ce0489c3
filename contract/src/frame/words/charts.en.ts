export const words = {
  options: 'Options of {{title}}',
  as_table: 'Show as table',
  as_chart: 'Show as chart',
  csv: 'Download CSV',
  png: 'Download picture (PNG)',
  failed: 'The file was not made. Nothing is lost; try again.',
  all: 'All',
};
