import { prefetchVisit } from '@foyer/react/server';
import '@foyer/react/styles.css';
import { Membership } from '../membership';

/** Waits for the club, so that the page's HTML has the form. */
export const instant = false;

export default async function Page() {
  const via = process.env.FOYER_API;
  const initial = await prefetchVisit({ api: 'http://localhost:4173', via, facilityId: '101' });
  return <Membership initial={initial} />;
}
