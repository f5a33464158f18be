import { Ok, Temporal } from '@foyer/core';
import {
  type ClubComment,
  type ClubFacts,
  type ClubProfile,
  type ClubProfileRepository,
  parseFacilityId,
  roomKinds,
  type WeekHours,
} from '@foyer/core/clubs';

import {
  getClubProfile,
  listClubFacts,
  type WireClubFacts,
  type WireClubProfile,
} from './contract/club-profiles.ts';
import type { HttpClient } from './http-client.ts';
import { readIfKnown, unexpectedShape } from './read-answer.ts';

/** What the chain says about its clubs, over HTTP. Facts of a club with an unusable id are left out. */
export function createHttpClubProfileRepository(
  client: HttpClient,
  { facilityIdPattern }: { readonly facilityIdPattern?: RegExp } = {},
): ClubProfileRepository {
  const factsOf = (wire: WireClubFacts): ClubFacts | null => {
    const facilityId = parseFacilityId(String(wire.facilityId), facilityIdPattern);
    return facilityId.err ? null : { facilityId: facilityId.val, ...readFacts(wire) };
  };
  return {
    async byId(id, options) {
      const answer = await client.send(getClubProfile, { params: { id } }, options);
      return readIfKnown<WireClubProfile, ClubProfile>(answer, (wire) => {
        const facts = factsOf(wire);
        return facts === null
          ? unexpectedShape('facilityId')
          : Ok({ ...facts, ...readProfile(wire) });
      });
    },
    async facts(options) {
      const answer = await client.send(listClubFacts, {}, options);
      return answer.map((all) => all.map(factsOf).filter((facts) => facts !== null));
    },
  };
}

function readFacts(wire: WireClubFacts): Omit<ClubFacts, 'facilityId'> {
  return {
    openingHours: wire.openingHours == null ? null : openDays(wire.openingHours),
    specialDays: (wire.specialDays ?? []).map(({ date, name, hours }) => ({
      ...{ date, name },
      hours: hours ?? null,
    })),
    hasCorporateRates: wire.hasCorporateRates ?? false,
    has: roomKinds.filter((kind) => wire.has?.includes(kind)),
  };
}

/** Without the weekdays on which the club is closed. */
function openDays(hours: NonNullable<WireClubFacts['openingHours']>): WeekHours {
  return Object.fromEntries(Object.entries(hours).filter(([, span]) => span != null));
}

function readProfile(wire: WireClubProfile): Omit<ClubProfile, keyof ClubFacts> {
  return {
    opensOn: wire.opensOn == null ? null : Temporal.PlainDate.from(wire.opensOn),
    manager: wire.manager ?? null,
    transit: wire.transit ?? [],
    parking: wire.parking ?? null,
    accessibility: wire.accessibility ?? [],
    rooms: (wire.rooms ?? []).map(({ kind, name, text }) => ({
      kind: roomKinds.find((one) => one === kind) ?? null,
      ...{ name, text },
    })),
    coaches: wire.coaches ?? [],
    timetable: (wire.timetable ?? []).map(({ room, coach, ...one }) => ({
      ...one,
      room: room ?? null,
      coach: coach ?? null,
    })),
    rating: wire.rating ?? null,
    comments: (wire.comments ?? []).map(({ firstName, rating, text, on }) => ({
      ...{ firstName, text },
      rating: rating as ClubComment['rating'],
      on: Temporal.PlainDate.from(on),
    })),
  };
}
