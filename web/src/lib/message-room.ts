/**
 * The distances of messages from the left and right of the window, in pixels, as properties of the page's root. The top bar
 * sets them, so that messages do not cover its buttons; without a top bar they are not set.
 */
export const messageRoom = { left: '--messages-left', right: '--messages-right' } as const;
