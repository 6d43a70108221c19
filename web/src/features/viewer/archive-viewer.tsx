import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.archives;

/** An archive has no pages, so this says where its files are. */
export default function ArchiveViewer() {
  return <EmptyState title={text.viewerTitle} text={text.viewerText} />;
}
