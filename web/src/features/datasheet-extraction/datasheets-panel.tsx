import { type RunPanelProps, RunTab } from '../runs/run-tab.tsx';
import { DatasheetResult } from './datasheet-result.tsx';
import { DatasheetsForm } from './datasheets-form.tsx';

/** Extraction of tables and datasheets: its form and its results. */
export default function DatasheetsPanel(props: RunPanelProps) {
  return (
    <RunTab {...props} type="datasheet_extraction" form={(onCancel) => <DatasheetsForm onCancel={onCancel} />}>
      {(run, items) => <DatasheetResult run={run} items={items} />}
    </RunTab>
  );
}
