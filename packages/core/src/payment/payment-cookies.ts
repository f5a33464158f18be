/** How long the cookies live that take a purchase to the payment application, in s. Source: CK-01, CK-02. */
export const paymentCookieSeconds = 1200;
