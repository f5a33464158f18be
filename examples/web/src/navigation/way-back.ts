/** Fetched once the page stands: nobody leaves a flow before. */
export { keepWayBack } from '@foyer/core';
