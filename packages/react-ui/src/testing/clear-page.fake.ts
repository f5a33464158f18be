import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Loaded before every test file of the screens, because files that share modules can't each register it on import.
afterEach(cleanup);

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });
