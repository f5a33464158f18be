/** Session-storage key of the path to go back to, left by whoever sent the visitor into the flow. LX-08 */
export const returnPathKey = 'foyer.return-path';
