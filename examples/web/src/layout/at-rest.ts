/** What a page does beside what it shows, fetched in one piece once it is at rest: nobody leaves a flow or loses the network before. */
export { keepHead } from '../head/keep-head.ts';
export { keepPageBefore } from '../navigation/way-back.ts';
export { pressByFinger } from '../press-by-finger.ts';
export { watchConnection } from './watch-connection.ts';
