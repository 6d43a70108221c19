import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { dashboardOpened, dashboardSaga } from './dashboard.sagas.ts';
import { DueTenders } from './due-tenders.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OrganizationTiles, OwnTiles } from './organization-tiles.tsx';
import { PlatformCard } from './platform-card.tsx';
import { RecentDocuments } from './recent-documents.tsx';
import { roleWords } from './role-words.ts';
import { useOpenTenders } from './use-open-tenders.ts';

const text = messages.dashboard;

export const modules: StoreModule[] = [{ name: 'dashboard', saga: dashboardSaga }];

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export function Component() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);

  useEffect(() => {
    dispatch(dashboardOpened());
  }, [dispatch]);

  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Page>
      <PageHeader title={text.title} text={text.welcome(name, roleWords(user.role))} />
      {user.organizationId && user.role === 'ORGANIZATION_ADMIN' && (
        <OrganizationTiles organizationId={user.organizationId} />
      )}
      {user.organizationId && user.role === 'ORGANIZATION_USER' && <OwnTiles organizationId={user.organizationId} />}
      {user.organizationId ? <OrganizationCards organizationId={user.organizationId} /> : <PlatformCard />}
    </Page>
  );
}

function OrganizationCards({ organizationId }: { organizationId: string }) {
  const styles = useStyles();
  const open = useOpenTenders(organizationId);
  if (!open.loading && !open.error && open.tenders.length === 0) return <FirstSteps organizationId={organizationId} />;
  return (
    <div className={styles.cards}>
      <DueTenders {...open} />
      <RecentDocuments organizationId={organizationId} />
    </div>
  );
}
