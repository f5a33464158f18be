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
    query.set(queryNames[name], value);
  }
  const page = withClubIds(world, path);
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}

const queryNames = {
  'facility-id': 'facilityId',
  'first-name': 'firstName',
  'last-name': 'lastName',
  email: 'email',
  location: 'location',
  'referring-id': 'referringId',
} as const;
