/** The adapter of passkeys, which only the login and the security page need. */
export { createHttpPasskeys } from '@foyer/adapters-http';
