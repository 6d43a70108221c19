const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Texts of the administration of people. */
export const userMessages = {
  users: {
    title: 'Users',
    text: 'The people who can sign in. An invited person gets a mail with a link to choose a password.',
    textOfAll: 'People of all organizations, and the administrators of the platform.',
    one: 'user',
    many: 'users',
    emptyTitle: 'Nobody is here yet',
    emptyText: 'Invite the first person, or import many from an Excel sheet.',
    field: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      role: 'Role',
      organization: 'Organization',
      lastSignIn: 'Last sign-in',
    },
    statuses: { invited: 'Invited', active: 'Active', inactive: 'Inactive' },
    neverSignedIn: 'Never',
    platform: 'The platform',
    allOrganizations: 'All organizations',
    chooseOrganization: 'Choose the organization that the people are of.',
    organizationsFailed: 'Failed to fetch organizations',
    oneself: 'you',
    roleHint: 'Another role signs the person out, and applies from the next sign-in.',
    ownRoleHint: 'You cannot change the role of your own account. Ask another administrator.',
    emailHint:
      'If you change the address of an invited person, the invitation is sent to the new address, and the old link ends.',
    resend: 'Resend activation link',
    resent: (name: string) => `An activation link is on its way to ${name}`,
    resendFailed: 'Failed to resend activation link',
    activated: (name: string) => `${name} can sign in again`,
    deactivated: (name: string) => `${name} was signed out and can no longer sign in`,
    activateFailed: 'Failed to activate user',
    deactivateFailed: 'Failed to deactivate user',
    toggleFailed: 'Failed to toggle user status',
    notFound: 'User not found',
    removeText: (name: string) =>
      `${name} can no longer sign in, and leaves this list. What they made stays, under their name. This cannot be undone.`,
    role: 'Change role',
    bulkFailed: 'Failed to update users',
    bulk: {
      activate: (count: number) => `${people(count)} activated`,
      deactivate: (count: number) => `${people(count)} deactivated and signed out`,
      resend: (count: number) =>
        count === 1
          ? 'An activation link is on its way to 1 person'
          : `Activation links are on their way to ${count} people`,
      role: (count: number) => `Role of ${people(count)} changed`,
    },
    left: (count: number, reason: string) => (count === 1 ? reason : `${reason} (and ${count - 1} more)`),
    leftTitle: (count: number) => (count === 1 ? '1 person was left out' : `${count} people were left out`),
  },
};
