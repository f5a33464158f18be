/** Increase this whenever the shape in lead-flow.schema.ts changes. Stored state of any other version is discarded. */
export const leadFlowStateVersion = 3;
