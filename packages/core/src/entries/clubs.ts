/** `@foyer/core/clubs`: clubs, where they are, and how visitors find them. */
export { ClubDirectory, type ClubDirectorySnapshot } from '../clubs/club-directory.ts';
export {
  type ClubAtDistance,
  coordinatesOf,
  type FacilityId,
  nearbyRadiusKm,
  nearestClubs,
  parseFacilityId,
  type PictureSet,
  selectedClubCookie,
} from '../clubs/club.ts';
export {
  featuredClubs,
  likelyClub,
  type LikelyClubHints,
  likeliestFirst,
} from '../clubs/likely-club.ts';
export { searchClubs } from '../clubs/search-clubs.ts';
export {
  anyClubs,
  type ClubFilter,
  clubFilters,
  clubsAtATime,
  type ClubsQuery,
  type ClubsSearch,
  findClubs,
  type FoundClub,
  type FoundClubs,
  nearMe,
  readClubsQuery,
  writeClubsQuery,
} from '../clubs/find-clubs.ts';
export * from '../clubs/cities.ts';
export {
  type ClubMediaRepository,
  type MediaSlide,
  type ClubComment,
  type ClubFacts,
  type ClubHours,
  type ClubProfile,
  type ClubProfileRepository,
  type ClubRoom,
  type Coach,
  type TimetableClass,
  type TransitStop,
  type RoomKind,
  roomKinds,
} from '../clubs/club-repository.port.ts';
export * from '../clubs/opening-hours.ts';
export {
  NearbyClubs,
  noNearbyClubs,
  type FindsNearbyClubs,
  type NearbyClubsSnapshot,
} from '../clubs/nearby-clubs.ts';
