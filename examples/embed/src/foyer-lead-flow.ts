import { defineLeadFlowElement } from '@foyer/react-ui/element';

/** Defines the element. A page initially loads only this; the first element loads the flow. */
defineLeadFlowElement({
  origin: new URL(import.meta.url).origin,
  load: async () => {
    const [{ program }] = await Promise.all([
      import('./program.ts'),
      'Temporal' in globalThis ? null : import('@foyer/core/temporal'),
    ]);
    return program;
  },
});
