/** How long the cookies for the payment application live, in s. */
export const paymentCookieSeconds = 1200;

/** The cookie that holds the product token of a started purchase. */
export const productTokenCookie = 'foyer_product_token';
