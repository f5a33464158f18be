import { inRoot } from './project.mjs';

/**
 * FOYER_DEV_TOOLS for a server started in a clone: on, unless it's set explicitly or other settings make the server
 * public.
 */
export function devToolsOf({
  FOYER_DEV_TOOLS: asked,
  FOYER_PUBLIC_URL: publicUrl,
  FOYER_TRUSTED_PROXIES: proxies = '0',
  HOST: host,
  NODE_ENV: mode,
}) {
  if (asked) return asked;
  const isPublic =
    (host && !/^(?:localhost|127\..*|::1)$/.test(host)) ||
    mode === 'production' ||
    publicUrl ||
    proxies !== '0';
  return isPublic ? '0' : '1';
}

/** The settings of the API behind the site that `pnpm dev` serves on `port`. Links in mails lead to the site. */
export function settingsBehindSite(environment, port, apiPort) {
  return {
    FOYER_PUBLIC_URL: `http://localhost:${port}`,
    FOYER_DATA_DIR: inRoot('.foyer', 'data'),
    ...environment,
    PORT: String(apiPort),
    FOYER_DEV_TOOLS: devToolsOf(environment),
  };
}
