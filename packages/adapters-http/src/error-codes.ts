/** `@foyer/adapters-http/error-codes`: the codes of errors that clients tell apart. */

/** Another lead booked the time. Status 409. */
export const slotTakenCode = 'SLOT_TAKEN';

/** The visit was canceled or has ended. Status 409. */
export const visitOverCode = 'VISIT_OVER';

/** An address of a service for temporary mail. Status 422. */
export const disposableAddressCode = 'DISPOSABLE_ADDRESS';
/** A public form that has to bring a proof of work. Status 429, with a challenge. */
export const proofRequiredCode = 'PROOF_REQUIRED';
/** A public form that seems to come from a bot. Status 403. Sending it again like a person does succeeds. */
export const looksAutomatedCode = 'LOOKS_AUTOMATED';

/** The code was tried too often; a new one is needed. Status 409. */
export const codeSpentCode = 'CODE_SPENT';
/** Someone already joined with an invitation code and this address. Status 409. */
export const invitationUsedCode = 'INVITATION_USED';
/** A mailed code can verify the personal address, so it isn't for an invitation code. Status 422. */
export const workAddressCode = 'WORK_ADDRESS';
/** Why a promo code doesn't apply, by the reason's name in the core. Status 422. */
export const promoCodes = {
  unknown: 'PROMO_UNKNOWN',
  ended: 'PROMO_ENDED',
  elsewhere: 'PROMO_ELSEWHERE',
} as const;
/** Why a held price doesn't apply, by the reason's name in the core. Status 409. */
export const heldPriceCodes = {
  over: 'HELD_PRICE_OVER',
  used: 'HELD_PRICE_USED',
  'other-person': 'HELD_PRICE_OTHER_PERSON',
} as const;
/** The confirmation token was used up or has expired. Status 410. */
export const tokenUsedCode = 'TOKEN_USED';
export const tokenExpiredCode = 'TOKEN_EXPIRED';
/** Another browser paid for the confirmation token. Status 403. */
export const otherBrowserCode = 'OTHER_BROWSER';

/** The code is wrong, expired or used. Status 422. */
export const wrongCodeCode = 'WRONG_CODE';
/** A new passkey that doesn't fit the options. Status 422. An account has ten at most. Status 409. */
export const passkeyRefusedCode = 'PASSKEY_REFUSED';
export const tooManyPasskeysCode = 'TOO_MANY_PASSKEYS';
/**
 * The chain requires a second step of logins, and the account has neither a code nor a passkey. Status 403, on every
 * member call but those that set one up, extend the session or end it.
 */
export const secondStepRequiredCode = 'SECOND_STEP_REQUIRED';
/** The second step of a login came too late. Status 410. */
export const challengeOverCode = 'CHALLENGE_OVER';
/** The browser has another live session. Status 409. */
export const sessionLiveCode = 'SESSION_LIVE';
/** Already used by someone else. Status 409. */
export const usernameTakenCode = 'USERNAME_TAKEN';
export const loginTakenCode = 'LOGIN_TAKEN';
/** The current password is wrong. Status 422. */
export const wrongPasswordCode = 'WRONG_PASSWORD';
/** Too many people would guess the new password. Status 422. */
export const commonPasswordCode = 'COMMON_PASSWORD';
/** The agreement has a newer version. Status 409. */
export const versionOverCode = 'VERSION_OVER';
/** A purchase without the signature that the chain requires. Status 422. */
export const agreementRequiredCode = 'AGREEMENT_REQUIRED';
/** The member's plan doesn't include the agreement's add-on. Status 403. */
export const addOnExcludedCode = 'ADD_ON_EXCLUDED';
/** The membership at an address is active or has an open balance, so nothing is erased. Status 409. */
export const membershipRunsCode = 'MEMBERSHIP_RUNS';
/** The day of a club's link has ended. Status 410. */
export const deskClosedCode = 'DESK_CLOSED';
/** Something else was ordered under the same id. Status 409. */
export const orderChangedCode = 'ORDER_CHANGED';
/** The price that a buyer saw is no longer the club's. Status 409. */
export const priceChangedCode = 'PRICE_CHANGED';
/** The member has no membership that was bought online. Status 409. */
export const noMembershipCode = 'NO_MEMBERSHIP';
/** Why a decision about a membership isn't possible, by the reason's name in the core. Status 409. */
export const membershipRefusalCodes = {
  'not-started': 'NOT_STARTED',
  leaving: 'LEAVING',
  ended: 'ENDED',
  frozen: 'FROZEN',
  'outside-terms': 'OUTSIDE_TERMS',
  unchanged: 'UNCHANGED',
  'other-currency': 'OTHER_CURRENCY',
  'price-changed': 'PRICE_CHANGED',
  'not-offered': 'NOT_OFFERED',
} as const;
