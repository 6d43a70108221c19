import type { DocumentRequest } from '@bidloom/contract/document-requests';
import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { messages } from '../../../lib/messages.ts';

const text = messages.datasheetRuns;

/** So many names tell enough at first. */
const shownAtFirst = 8;

/** Names of parameters that nothing was found for. */
function unmatchedOf({ result }: DocumentRequest): string[] {
  const unmatched = result?.unmatched;
  return Array.isArray(unmatched) ? unmatched.filter((name) => typeof name === 'string') : [];
}

/** Says which of the asked parameters were not found. */
export function UnmatchedBar({ run }: { run: DocumentRequest }) {
  const [all, setAll] = useState(false);
  const names = unmatchedOf(run);
  if (names.length === 0) return null;
  const shown = all ? names : names.slice(0, shownAtFirst);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text.unmatched(names.length)}</MessageBarTitle> {shown.join(', ')}
      </MessageBarBody>
      {shown.length < names.length && (
        <MessageBarActions>
          <Button size="small" onClick={() => setAll(true)}>
            {text.allUnmatched(names.length)}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
