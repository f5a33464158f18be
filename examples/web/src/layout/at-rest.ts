/** What a page does beside what it shows, fetched in one piece once it is at rest: nobody leaves a flow or loses the network before. */
export { keepWayBack } from '@foyer/core';
export { pressByFinger } from '../press-by-finger.ts';
export { watchConnection } from './watch-connection.ts';
