import { Button, Tooltip } from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';

const text = messages.workspace;

/** Copies the address, so that colleagues can open the same place. */
export function CopyAddress() {
  const dispatch = useDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      dispatch(toastShown({ intent: 'success', message: text.addressCopied }));
    } catch {
      dispatch(toastShown({ intent: 'error', message: text.addressNotCopied }));
    }
  };
  return (
    <Tooltip content={text.copyAddress} relationship="label">
      <Button appearance="subtle" icon={<Link20Regular />} onClick={copy} />
    </Tooltip>
  );
}
