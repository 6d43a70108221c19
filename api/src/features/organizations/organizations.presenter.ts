import type { Organization } from '@bidloom/contract/organizations';
import { asJson } from '../../lib/http/answers.ts';
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
    ...asJson(organization),
    userCount: row.userCount ?? 0,
    removal:
      removalStatus && requestedAt
        ? {
            status: removalStatus as NonNullable<Organization['removal']>['status'],
            ...asJson({ requestedAt, exportExpiresAt, exportedAt, downloadedAt }),
            failure,
            exportSize: exportSize === null ? null : Number(exportSize),
            downloadedBy: downloadedBy ?? null,
          }
        : null,
  };
}
