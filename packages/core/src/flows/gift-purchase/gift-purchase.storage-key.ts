/** Local-storage key of the state. */
export const giftPurchaseStorageKey = 'foyer.gift-purchase';
