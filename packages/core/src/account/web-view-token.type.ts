/** The `type` of the one message that signs in. AC-01 */
export const webViewMessageType = 'foyer.session';
