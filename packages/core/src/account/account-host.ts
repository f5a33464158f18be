/** The hosts of the chain's services: origins, optionally with a path prefix. */
export interface HostSettings {
  readonly accountHost: string;
  /** Host of account calls from the QA site. */
  readonly stagingHost: string;
  /** Origin of the QA site; null for a chain without one. */
  readonly qaOrigin: string | null;
  /** Host of every other call. */
  readonly apiHost: string;
}

/** The host that a call goes to when the page's origin is `pageOrigin`. */
export function hostOf(
  call: 'account' | 'generic',
  pageOrigin: string,
  { accountHost, stagingHost, qaOrigin, apiHost }: HostSettings,
): string {
  if (call === 'generic') return apiHost;
  return qaOrigin !== null && sameOrigin(pageOrigin, qaOrigin) ? stagingHost : accountHost;
}

/** Compares parsed origins, so that letter case and a default port make no difference. */
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
