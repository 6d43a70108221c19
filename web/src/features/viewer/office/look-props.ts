import type { ViewerProps } from '../viewer-props.ts';
import type { OfficeProblem } from './office-problem.ts';

/** What shows a file as it looks. */
export interface LookProps extends ViewerProps {
  /** Somebody wants the text that was read instead. */
  onText: () => void;
  /** It can't be shown as it looks. */
  onProblem: (problem: OfficeProblem) => void;
}
