import { listViews, type WorkspaceView } from '@bidloom/contract/workspace-views';
import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
} from '@fluentui/react-components';
import { BookmarkMultiple20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import type { ListUrl } from '../../../resource/list-url.ts';
import { toSearch, toViewQuery } from './view-query.ts';

const ViewsDialog = lazyPart(async () => (await import('./views-dialog.tsx')).ViewsDialog);
const ViewForm = lazyPart(async () => (await import('./view-form.tsx')).ViewForm);

const text = allTenderMessages.views;

/** The views that a person has saved and those that are shared: one click leads to each. */
export function ViewsMenu({ list }: { list: ListUrl }) {
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const { answer, error, reload } = useCall(listViews, { params: { organizationId }, failure: text.fetchFailed });
  const [dialog, setDialog] = useState<'form' | 'manage' | null>(null);
  const [renamed, setRenamed] = useState<WorkspaceView | null>(null);
  const views = answer?.data ?? [];
  const shown = toViewQuery(list);
  return (
    <>
      <Menu onOpenChange={(_, { open }) => open && error && reload()}>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton icon={<BookmarkMultiple20Regular />}>{text.title}</MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {error && <MenuItem onClick={reload}>{error}</MenuItem>}
            {!error && views.length === 0 && (
              <Text size={200} style={{ padding: '6px 8px', maxWidth: '240px' }}>
                {text.none}
              </Text>
            )}
            {views.map(({ id, name, query, isOwn }) => (
              <MenuItem
                key={id}
                {...(!isOwn && { secondaryContent: text.shared })}
                onClick={() => navigate({ search: toSearch(query) })}
              >
                {name}
              </MenuItem>
            ))}
            <MenuDivider />
            <MenuItem onClick={() => setDialog('form')}>{text.save}</MenuItem>
            {views.length > 0 && <MenuItem onClick={() => setDialog('manage')}>{text.manage}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
      {dialog === 'form' && <ViewForm view={null} query={shown} onSaved={reload} onClose={() => setDialog(null)} />}
      {dialog === 'manage' && (
        <ViewsDialog
          views={views}
          shown={shown}
          onChanged={reload}
          onRename={(view) => {
            setDialog(null);
            setRenamed(view);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {renamed && <ViewForm view={renamed} query={renamed.query} onSaved={reload} onClose={() => setRenamed(null)} />}
    </>
  );
}
