type Following = { currentTarget: HTMLAnchorElement };

/**
 * For links to the same page in another language: what was chosen on it goes along. The address is read when a link is
 * about to be followed, for it changes without the links being drawn anew.
 */
export const keepSearch = { onFocus: takeSearch, onPointerDown: takeSearch };

function takeSearch({ currentTarget }: Following): void {
  currentTarget.search = window.location.search;
}
