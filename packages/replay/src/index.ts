/** Plays scenarios through Foyer's flows: `@foyer/replay`. */
export { main } from './main.ts';
export type { Program } from './replay.ts';
export type { RecordedBooking, RecordedLead } from './play/back-end.ts';
export type { OpenOwnBackEnd, OwnBackEnd } from './play/own-back-end.ts';
