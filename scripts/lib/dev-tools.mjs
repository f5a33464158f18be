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
