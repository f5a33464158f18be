/** The cookie that holds the product token of a purchase that was begun. LX-06, CK-02 */
export const productTokenCookie = 'foyer_product_token';
