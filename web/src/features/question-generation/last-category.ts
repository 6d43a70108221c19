const key = (organizationId: string) => `questions-category:${organizationId}`;

/** The category that questions were last added to on this device; an empty string if there is none. */
export const readLastCategory = (organizationId: string): string => localStorage.getItem(key(organizationId)) ?? '';

export const keepLastCategory = (organizationId: string, categoryId: string): void =>
  localStorage.setItem(key(organizationId), categoryId);
