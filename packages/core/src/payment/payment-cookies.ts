/** How long the cookies for the payment application live, in s. */
export const paymentCookieSeconds = 1200;
