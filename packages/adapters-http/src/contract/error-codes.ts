/** The code of LS-13: another lead holds the time. Comes with status 409. */
export const slotTakenCode = 'SLOT_TAKEN';

/** A public form that looks as if a bot sent it. Comes with status 403; sent again as people send it, it is taken. */
export const looksAutomatedCode = 'LOOKS_AUTOMATED';

/** A company without an agreement at the club. Comes with status 422. HT-19 */
export const notEligibleCode = 'NOT_ELIGIBLE';
/** The limits of CJ-20 that an hour or a day heals. Come with status 429 and Retry-After. */
export const tooManyCodesCode = 'TOO_MANY_CODES';
export const tooManyTriesCode = 'TOO_MANY_TRIES';
/** CJ-20: the code was tried too often, and only another one helps. Comes with status 409. */
export const codeSpentCode = 'CODE_SPENT';
/** CJ-05: another person joins by this company address. Comes with status 409. */
export const emailTakenCode = 'EMAIL_TAKEN';
/** CJ-14: a confirmation token that was used up, or whose time is over. Come with status 410. */
export const tokenUsedCode = 'TOKEN_USED';
export const tokenExpiredCode = 'TOKEN_EXPIRED';
/** CJ-14: a confirmation token that another browser paid for. Comes with status 403. */
export const otherBrowserCode = 'OTHER_BROWSER';

/** Signing in. The first two come with status 401, the third with 429 and Retry-After. AC-01, AC-06 */
export const wrongCredentialsCode = 'WRONG_CREDENTIALS';
export const notSignedInCode = 'NOT_SIGNED_IN';
export const tooManySignInsCode = 'TOO_MANY_SIGN_INS';
/** SE-35: the browser has another live session. Comes with status 409. */
export const sessionLiveCode = 'SESSION_LIVE';
/** SE-31: a page of another site sent the call. Comes with status 403. */
export const crossSiteCode = 'CROSS_SITE';
/** Another member's data was asked for. Comes with status 403. */
export const notYoursCode = 'NOT_YOURS';
/** HT-04, HT-06: somebody else has it. Come with status 409. */
export const usernameTakenCode = 'USERNAME_TAKEN';
export const loginTakenCode = 'LOGIN_TAKEN';
/** HT-05: the current password is not right. Comes with status 422. */
export const wrongPasswordCode = 'WRONG_PASSWORD';
/** HT-45: another version of the agreement is signed today. Comes with status 409. */
export const versionOverCode = 'VERSION_OVER';
/** AC-08: another gift card was ordered under the id. Comes with status 409. */
export const orderChangedCode = 'ORDER_CHANGED';
