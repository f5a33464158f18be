/** What a chain configures about selling gift cards. */
export interface GiftPurchaseSettings {
  /** How long what is typed is kept, in ms: as long as the lead flow keeps it. LX-01 */
  readonly lifetimeMs: number;
  /** Where the payment application stands: a path of the site, or an address of another. RT-09 */
  readonly paymentAddress: string;
}

export const defaultGiftPurchaseSettings: GiftPurchaseSettings = {
  lifetimeMs: 900_000,
  paymentAddress: '/payment',
};
