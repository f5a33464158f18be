import type { Step } from '../scenario/step.schema.ts';
import { clubNamed } from './club-named.ts';
import type { Run } from './run.ts';
import { withClubIds } from './with-club-ids.ts';

/** The address of a page with what a scenario puts into its query. RT-02, RT-11, RT-12, RF-01 */
export function addressOf(
  world: Run,
  { path, club, ...asked }: Exclude<NonNullable<Step['open']>, string>,
): string {
  const query = new URLSearchParams();
  if (club !== undefined) query.set('facilityId', clubNamed(world, club).facilityId);
  for (const [name, value] of Object.entries(asked) as [keyof typeof queryNames, string][]) {
    if (name in queryNames) query.set(queryNames[name], value);
  }
  const page = withClubIds(world, path);
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}

/** The address as somebody opens it who is signed in elsewhere. AC-01 */
export function withToken(address: string, token: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

const queryNames = {
  'facility-id': 'facilityId',
  'first-name': 'firstName',
  'last-name': 'lastName',
  email: 'email',
  location: 'location',
  'referring-id': 'referringId',
} as const;
