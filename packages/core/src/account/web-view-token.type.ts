/** The `type` of the message that signs in. */
export const webViewMessageType = 'foyer.session';
