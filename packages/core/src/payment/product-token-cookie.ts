/** The cookie that holds the product token of a started purchase. */
export const productTokenCookie = 'foyer_product_token';
