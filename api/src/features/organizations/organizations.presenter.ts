import type { Organization } from '@bidloom/contract/organizations';
import type { OrganizationRow } from './organizations.repository.ts';

export function presentOrganization(row: OrganizationRow): Organization {
  const {
    removalStatus,
    requestedAt,
    failure,
    exportSize,
    exportExpiresAt,
    exportedAt,
    downloadedAt,
    downloadedBy,
    ...organization
  } = row;
  return {
    ...organization,
    userCount: row.userCount ?? 0,
    removal:
      removalStatus && requestedAt
        ? {
            status: removalStatus as NonNullable<Organization['removal']>['status'],
            requestedAt: requestedAt.toISOString(),
            failure,
            exportSize: exportSize === null ? null : Number(exportSize),
            exportExpiresAt: exportExpiresAt?.toISOString() ?? null,
            exportedAt: exportedAt?.toISOString() ?? null,
            downloadedAt: downloadedAt?.toISOString() ?? null,
            downloadedBy: downloadedBy ?? null,
          }
        : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
