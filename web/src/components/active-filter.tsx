import { messages } from '../lib/messages.ts';
import { FilterSelect } from './filter-select.tsx';

const { common } = messages;

const choices = [
  { value: '', label: `${common.status}: ${common.all}` },
  { value: 'true', label: common.active },
  { value: 'false', label: common.inactive },
];

/** Active, inactive or both. */
export function ActiveFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <FilterSelect label={common.status} value={value} choices={choices} onChange={onChange} />;
}
