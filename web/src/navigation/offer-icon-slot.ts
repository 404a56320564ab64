/** The place in the header for the icon of an open offer. */
export const offerIconSlot = 'offer-icon';
