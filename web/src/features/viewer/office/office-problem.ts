/** Why a file can't be shown in its layout; its text can still be shown. */
export type OfficeProblem = 'too_large' | 'corrupt' | 'too_slow';

export class OfficeProblemError extends Error {
  readonly problem: OfficeProblem;

  constructor(problem: OfficeProblem) {
    super(problem);
    this.name = 'OfficeProblemError';
    this.problem = problem;
  }
}
