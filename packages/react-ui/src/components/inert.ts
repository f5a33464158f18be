import { version } from 'react';

/** The `inert` attribute. React 18 only takes it as a string, and React 19 only as a boolean. */
export const inert: { readonly inert: boolean } = {
  inert: version.startsWith('18.') ? ('' as unknown as boolean) : true,
};
