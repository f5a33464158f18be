import type { HostSettings } from '@foyer/core';

/** Where this site's calls go: to whoever serves it. AC-07 */
export function siteHosts(): HostSettings {
  return { accountHost: '', stagingHost: '', qaOrigin: null, apiHost: '' };
}
