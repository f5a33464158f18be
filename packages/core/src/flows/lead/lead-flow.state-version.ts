/** Raised with every change of the shape in lead-flow.schema.ts: stored state of another version is dropped. LX-04 */
export const leadFlowStateVersion = 3;
