/** `@foyer/core/clubs`: clubs, where they are, and how visitors find them. */
export { ClubDirectory, type ClubDirectorySnapshot } from '../clubs/club-directory.ts';
export {
  type ClubAtDistance,
  coordinatesOf,
  type FacilityId,
  nearbyRadiusKm,
  nearestClubs,
  parseFacilityId,
} from '../clubs/club.ts';
export { searchClubs } from '../clubs/search-clubs.ts';
export type { ClubMediaRepository, MediaSlide } from '../clubs/club-media-repository.port.ts';
export type {
  ClubComment,
  ClubFacts,
  ClubHours,
  ClubProfile,
  ClubProfileRepository,
  ClubRoom,
  Coach,
  TimetableClass,
  TransitStop,
} from '../clubs/club-profile-repository.port.ts';
export { type RoomKind, roomKinds } from '../clubs/room-kinds.ts';
export {
  hoursOfWeek,
  isAllDay,
  type OpeningDay,
  type OpenSpan,
  openState,
  type OpenState,
  type SpecialDay,
  type WeekHours,
} from '../clubs/opening-hours.ts';
export type { NearbyClubsSnapshot } from '../clubs/nearby-clubs.ts';
