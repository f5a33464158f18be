/** Session-storage key of the return path, set by the page that led the visitor into the flow. */
export const returnPathKey = 'foyer.return-path';
