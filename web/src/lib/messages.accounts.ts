/** What is said about accounts: links in mails, passwords, and one's own profile. */
export const accountMessages = {
  accountLinks: {
    forgot: {
      title: 'Forgot your password?',
      text: 'Enter the e-mail address of your account. We send you a link to choose a new password.',
      email: 'Your email',
      send: 'Send the link',
      sending: 'Sending...',
      sentTitle: 'Check your mail',
      sent: (email: string) => `If there is an account with the address ${email}, a link is on its way to it.`,
      sentHint:
        'It can be used once, within one hour. If nothing arrives, look into your spam folder, check the address, or ask your administrator.',
      again: 'Use another address',
    },
    reset: {
      title: 'Choose a new password',
      text: (email: string) => `For the account ${email}. You are then signed out everywhere.`,
      save: 'Save the password',
      doneTitle: 'Your password was changed',
      done: 'Sign in with it from now on.',
    },
    signup: {
      title: (firstName: string) => `Welcome, ${firstName}`,
      text: (email: string, organization: string | null) =>
        `Choose a password to activate your account ${email}${organization ? ` at ${organization}` : ''}.`,
      save: 'Activate my account',
      saving: 'Activating...',
      doneTitle: 'Your account is active',
      done: 'Sign in with your e-mail address and your new password.',
      already: 'This account is active already. Sign in with your password.',
    },
    checking: 'Checking the link...',
    problemTitle: 'This link cannot be used',
    failedTitle: 'The link could not be checked',
    newLink: 'Ask for a new link',
    newLinkHint: 'A new link is sent to the address of the account. It is valid once, too.',
    signIn: 'Go to sign-in',
    back: 'Back to sign-in',
  },

  password: {
    new: 'New password',
    hint: '12 characters or more. Four words that have nothing to do with each other are good.',
    strength: 'Strength of the password',
    more: (count: number) => (count === 1 ? '1 more character' : `${count} more characters`),
    easy: 'Easy to guess',
    good: 'Good',
    strong: 'Very good',
  },
};
