import type { Run } from './run.ts';

/** `{home}` in a path stands for the facility id of the club that the scenario calls home. */
export function withClubIds({ clubs }: Run, path: string): string {
  // Most paths name none.
  if (!path.includes('{')) return path;
  return path.replaceAll(
    /\{([^{}]+)\}/g,
    (whole, name: string) => clubs.get(name)?.facilityId ?? whole,
  );
}
