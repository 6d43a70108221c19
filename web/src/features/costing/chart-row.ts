/** What a chart and its table show of one month, model or kind of work. */
export interface ChartRow {
  name: string;
  cost: number;
  inputTokens: number;
  outputTokens: number;
  pages: number;
}
