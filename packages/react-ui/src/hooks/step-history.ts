/** Loaded after the form, because the URL doesn't change before the visitor moves to another step. */
export { syncStepsWithHistory } from '@foyer/core/lead';
