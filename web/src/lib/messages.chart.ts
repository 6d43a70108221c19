/** Texts of charts, which load them with themselves. */
export const chartMessages = {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  download: 'Download',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  png: 'Picture (PNG)',
};
