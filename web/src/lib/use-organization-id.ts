import { useParams } from 'react-router-dom';

/** The organisation of the screen's address, which the guard has checked. */
export function useOrganizationId(): string {
  const { organizationId } = useParams();
  if (!organizationId) throw new Error('the route of this screen must be below /home/:organizationId');
  return organizationId;
}
