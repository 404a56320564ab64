type LinkEvent = { currentTarget: HTMLAnchorElement };

/**
 * For links to the same page in another language: what was chosen on it goes along. The address is read when a link is
 * about to be followed, for it changes without the links being drawn anew.
 */
export const preserveQuery = { onFocus: copyQuery, onPointerDown: copyQuery };

function copyQuery({ currentTarget }: LinkEvent): void {
  currentTarget.search = window.location.search;
}
