/** The hosts of a chain's services, as origins, with a path prefix if any. */
export interface HostSettings {
  /** Of account calls. */
  readonly accountHost: string;
  /** Of account calls from the QA site. */
  readonly stagingHost: string;
  /** The origin of the QA site; null for a chain without one. */
  readonly qaOrigin: string | null;
  /** Of every other call. */
  readonly apiHost: string;
}

/** The host of a call from a page of `pageOrigin`. Source: AC-07. */
export function hostOf(
  call: 'account' | 'generic',
  pageOrigin: string,
  { accountHost, stagingHost, qaOrigin, apiHost }: HostSettings,
): string {
  if (call === 'generic') return apiHost;
  return qaOrigin !== null && sameOrigin(pageOrigin, qaOrigin) ? stagingHost : accountHost;
}

/** Read as addresses, so that letter case and a port that goes without saying make no difference. */
function sameOrigin(one: string, other: string): boolean {
  const origins = [one, other].map(originOf);
  return origins[0] !== null && origins[0] === origins[1];
}

function originOf(text: string): string | null {
  try {
    const { origin } = new URL(text);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}
