/** Fetched once the form stands: no address changes before the visitor goes on. */
export { keepStepsInHistory } from '@foyer/core';
