/** The texts of the frame around the screens, shown where there is no screen. */
export const shellMessages = {
  session: {
    unchecked: 'It could not be checked whether you are still signed in. What you see may be out of date.',
  },

  notFound: {
    title: 'There is nothing at this address',
    text: 'The link may be incomplete, or what it led to has been moved or deleted.',
    back: 'Go to Dashboard',
  },
};
