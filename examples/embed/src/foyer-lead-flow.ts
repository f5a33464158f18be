import { defineLeadFlowElement } from '@foyer/react-ui/element';

/** Defines the element. A page initially loads only this; the first element loads the flow. */
defineLeadFlowElement({
  origin: new URL(import.meta.url).origin,
  load: async () => (await import('./program.ts')).program,
});
