/** The menu of the two shops in mainland China. */
export const storeMenuId = 'store-menu';
