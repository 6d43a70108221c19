/** The data of one month, model or kind of work in a chart and its table. */
export interface ChartRow {
  name: string;
  cost: number;
  inputTokens: number;
  outputTokens: number;
  pages: number;
}
