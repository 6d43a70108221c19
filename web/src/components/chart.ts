/** A bar of a chart: its name, and a value for each of the chart's series. */
export interface ChartBar {
  name: string;
  values: Record<string, number>;
}

export interface Series {
  key: string;
  name: string;
  /** A token of the theme. */
  colour: string;
}
