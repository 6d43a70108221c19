/** Up to this width of the window, the pane beside a list is above it: the list would be too narrow for the columns of its table. */
export const sideAbove = '(max-width: 1300px)';
