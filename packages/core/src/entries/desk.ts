/** `@foyer/core/desk`: the arrivals of a club’s front desk. */
export type {
  ArrivalDesk,
  ConsentChannel,
  DeskChange,
  DeskPerson,
  DeskPersonDetails,
  FoundPeople,
  DeskClosed,
  DeskDay,
  DeskStatus,
  DeskVisit,
} from '../visit/arrival-desk.port.ts';
export {
  correctContactForm,
  type CorrectedContact,
  deskSearchForm,
  shortestSearch,
} from '../club-services/desk-forms.ts';
