/**
 * The parts of the player: `@foyer/replay/player`, for a player of your own, such as one that drives a browser. May change
 * in any version.
 */
export { type BackEnd, directClient, foyerNow, readChain } from './play/back-end.ts';
export {
  type BackEnds,
  type InMemoryOptions,
  openApiBackEnd,
  openInMemoryBackEnds,
  overHttp,
} from './play/back-ends.ts';
export {
  addressOf,
  chooseClubs,
  clubNamed,
  hashOf,
  labelsOfAnswers,
  nameOfClub,
  withClubIds,
} from './play/site.ts';
export {
  codeToType,
  mailedCodes,
  mailedLinks,
  recordedConsents,
  recordedLeads,
} from './play/dev-tools.ts';
export { Environment } from './play/environment.ts';
export {
  checkExpectation,
  countsOf,
  readerOf,
  type Readers,
  seenPath,
  seenSlots,
  type Wanted,
} from './play/expectations.ts';
export { dateOf, timeIn, type WantedSlot } from './play/find-slot.ts';
export { isKey, isSameText } from './play/flow-readers.ts';
export type { OfferedTimes, OpenOwnBackEnd, OwnBackEnd, Seed } from './play/in-memory-back-end.ts';
export { FaultyNetwork } from './play/network.ts';
export { bookForAnother, changeOnAnotherDevice } from './play/out-of-band.ts';
export { billingAddresses, cardNumbers, requirePaymentPage, returnOf } from './play/pay.ts';
export { ClubLocks, corePlayer, type Outcome, playAll, type PlayOptions } from './play/play-all.ts';
export { Mismatch, type Player, playScenario } from './play/play-scenario.ts';
export { recordReaders, seenAppointment } from './play/record-readers.ts';
export { anyOf, asInScenario, ownAddress, type Run, someone, type Typed } from './play/run.ts';
export { type Expectation } from './scenario/expectation.schema.ts';
export { type CallName, callNames } from './scenario/faults.schema.ts';
export {
  type Day,
  durationMs,
  type FieldName,
  fieldNames,
  fields,
  readMoment,
} from './scenario/parts.schema.ts';
export { type ReadScenario, readScenarios } from './scenario/read-scenarios.ts';
export { type Scenario, scenarioJsonSchema } from './scenario/scenario.schema.ts';
export { type ActionName, type Button, type Given, type Step } from './scenario/step.schema.ts';
