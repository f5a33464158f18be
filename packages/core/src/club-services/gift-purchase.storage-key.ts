/** The stored state's key. */
export const giftPurchaseStorageKey = 'foyer.gift-purchase';
