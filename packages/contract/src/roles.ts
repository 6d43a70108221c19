/** Roles by the numbers that the specification gives them. */
export const roleIds = { PLATFORM_ADMIN: 1, ORGANIZATION_ADMIN: 2, ORGANIZATION_USER: 3 } as const;

export type Role = keyof typeof roleIds;

export const roles = Object.keys(roleIds) as [Role, ...Role[]];

/** Reads a role that may come as a number, a numeric string or a label; anything unknown is the least of them. */
export function toRole(value: unknown): Role {
  const label = roles.find((role) => role === value || String(roleIds[role]) === String(value));
  return label ?? 'ORGANIZATION_USER';
}

/** Who may call an endpoint: nobody needs to be signed in, or one of these roles must be. */
export type Access = 'anonymous' | readonly Role[];

export const anonymous = 'anonymous' satisfies Access;
export const signedIn = roles;
export const organizationMembers = ['ORGANIZATION_ADMIN', 'ORGANIZATION_USER'] as const satisfies Access;
export const organizationAdmins = ['ORGANIZATION_ADMIN'] as const satisfies Access;
/** Administrators of the platform, who may name any organisation, and of an organisation. */
export const administrators = ['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN'] as const satisfies Access;
export const platformAdmins = ['PLATFORM_ADMIN'] as const satisfies Access;
