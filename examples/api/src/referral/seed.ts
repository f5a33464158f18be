import type { Database, MemberRow } from '../database/schema.ts';

/** Adds the members who refer friends when there are none. */
export async function seedMembers(database: Database): Promise<void> {
  const present = await database
    .selectFrom('members')
    .select('member_id')
    .limit(1)
    .executeTakeFirst();
  if (present) return;
  await database
    .insertInto('members')
    .values([...seededMembers()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The members who refer friends; R-1001 is Grace. */
export function seededMembers(): readonly MemberRow[] {
  return firstNames.map(memberOf);
}

const firstNames = ['Grace', 'Alan', 'Katherine', 'Edsger', 'Radia', 'Zoë'] as const;

function memberOf(firstName: string, index: number): MemberRow {
  const number = 1001 + index;
  return {
    member_id: `90${number}`,
    referring_id: `R-${number}`,
    share_id: `S-${number}`,
    first_name: firstName,
  };
}
