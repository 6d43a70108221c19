import type { NamedProposal } from '../../comparison/compute-comparison.ts';
import type { DocumentScope } from '../../scope/document-scope.ts';

/** A proposal with its documents, as they are looked into. */
export interface ComparedProposal extends NamedProposal {
  scope: DocumentScope;
}
