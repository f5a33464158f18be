/** `@foyer/core/temporal`: provides the Temporal polyfill on platforms that lack Temporal. Import it first. */
import { Temporal } from 'temporal-polyfill/implementation';

import { provideTemporal } from './kernel/temporal.ts';

if (!('Temporal' in globalThis)) provideTemporal(Temporal);
