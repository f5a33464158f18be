import { defineLeadFlowElement } from '@foyer/react-ui/element';

/** All that a page loads at first: the element's name. The flow comes with the first element. EM-01 */
defineLeadFlowElement({
  origin: new URL(import.meta.url).origin,
  load: async () => (await import('./program.ts')).program,
});
