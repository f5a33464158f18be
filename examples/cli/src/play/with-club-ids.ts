import type { Run } from './run.ts';

/** `{home}` in a path stands for the facility id of the club that the scenario calls home. */
export function withClubIds({ clubs }: Run, path: string): string {
  return path.replaceAll(
    /\{([^{}]+)\}/g,
    (whole, name: string) => clubs.get(name)?.facilityId ?? whole,
  );
}
