import type { ViewerProps } from '../viewer-props.ts';
import type { OfficeProblem } from './office-problem.ts';

/** The properties of viewers that show a file in its original layout. */
export interface LookProps extends ViewerProps {
  /** The user wants the text that was read instead. */
  onText: () => void;
  /** The file can't be shown in its layout. */
  onProblem: (problem: OfficeProblem) => void;
}
