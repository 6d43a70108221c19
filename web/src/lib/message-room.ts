/**
 * How far from the left and the right of the window messages stay, in pixels: properties of the page's root. The top bar
 * sets them, so that messages lie over none of its buttons; where it is not there, they are not set.
 */
export const messageRoom = { left: '--messages-left', right: '--messages-right' } as const;
