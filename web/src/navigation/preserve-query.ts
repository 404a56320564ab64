type LinkEvent = { currentTarget: HTMLAnchorElement };

/**
 * For links to the same page in another locale. The query is read on interaction, because it changes without
 * rerendering the links.
 */
export const preserveQuery = { onFocus: copyQuery, onPointerDown: copyQuery };

function copyQuery({ currentTarget }: LinkEvent): void {
  currentTarget.search = window.location.search;
}
