/**
 * Why the release before couldn't run on a database after this statement of a migration; null if it could. Such a
 * statement goes into a later release, when nothing uses what it takes away.
 */
export function breaksTheReleaseBefore(sql: string): string | null {
  const text = sql.trim().toLowerCase();
  if (/^(?:create (?:table|index|trigger|or replace function|function)|insert|update)\b/.test(text))
    return null;
  if (/^create unique index\b/.test(text)) return 'its writes may not be unique';
  if (!/^alter table \S+ add column\b/.test(text))
    return 'only tables, indexes and columns may be added';
  const needsValue = /\bnot null\b/.test(text) && !/\bdefault\b/.test(text);
  return needsValue ? 'its inserts don’t fill in the column: give it a default' : null;
}
