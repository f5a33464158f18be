import { prefetchVisit } from '@foyer/react/server';
import '@foyer/react/styles.css';
import { Membership } from '../membership';

/** Waits for the clubs, so that the page's HTML has the form. */
export const instant = false;

export default async function Page() {
  const api = process.env.FOYER_API ?? 'http://localhost:4173';
  return <Membership initial={await prefetchVisit({ api, facilityId: '101' })} />;
}
