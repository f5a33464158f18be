import type { AppleWallet } from './apple-wallet.ts';
import type { GoogleWallet } from './google-wallet.ts';

/** The wallets that the chain has set up; null for the others. */
export interface PhoneWallets {
  readonly apple: AppleWallet | null;
  readonly google: GoogleWallet | null;
}

export const noPhoneWallets: PhoneWallets = { apple: null, google: null };
