import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach } from 'vitest';

// Loaded before every test file of the screens, because files that share modules can't each register it on import.
afterEach(cleanup);
// The next file has the same page. Files without a DOM have none.
afterAll(() => globalThis.document?.body.replaceChildren());

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

// React 19 notes where each element was created, for its warnings, until it has noted 10,000 in a second. That takes a
// third of the tests' time, so here it always has.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
}
