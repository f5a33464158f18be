import { HttpClubRepository } from '@foyer/adapters-http';
import { type Club, Ok, type Referrer } from '@foyer/core';
import type { FakeEmployer } from '@foyer/core/testing';
import {
  readVisitHours,
  seededClubs,
  seededEmployers,
  seededMembers,
  toFacility,
  type VisitRules,
} from '@foyer/example-api/rules';

import type { Chain } from '../play/back-end.ts';

/** The chain that an empty reference API begins with, by the same seeds. */
export interface SeededChain extends Chain {
  /** What decides a club's times, by its facility id: of the clubs that take appointments. */
  readonly visitRules: ReadonlyMap<string, VisitRules>;
  readonly referrers: readonly Referrer[];
  readonly employers: readonly FakeEmployer[];
}

export async function seedChain(): Promise<SeededChain> {
  const { clubs: rows, appointmentClubs, blackoutDates } = seededClubs();
  const sorted = rows.toSorted((one, other) => compare(one.facility_id, other.facility_id));
  const visitRules = new Map<string, VisitRules>();
  for (const row of sorted) {
    if (!appointmentClubs.includes(row.facility_id)) continue;
    const closed = blackoutDates.filter(
      ({ facility_id }) => facility_id === null || facility_id === row.facility_id,
    );
    visitRules.set(row.facility_id, {
      timeZone: row.time_zone,
      hours: readVisitHours(row.visit_hours),
      blackoutDates: new Set(closed.map(({ date }) => date)),
    });
  }
  return {
    clubs: await clubsOf(sorted.map(toFacility)),
    configuration: {
      clubsForAppointment: appointmentClubs.toSorted(compare),
      blackoutDates: blackoutDates
        .toSorted((one, other) => compare(one.id, other.id))
        .map(({ date, facility_id }) => ({ date, facilityId: facility_id })),
    },
    visitRules,
    referrers: seededMembers().map((member) => ({
      referringId: member.referring_id,
      firstName: member.first_name,
      memberId: member.member_id,
      shareId: member.share_id,
    })),
    employers: seededEmployers.map(({ id, name, domains, clubs }) => ({
      corporateAccountId: id,
      corporateAgreementId: `AG${id.slice(2)}`,
      companyName: name,
      domains,
      facilityIds: clubs,
      plans: [],
    })),
  };
}

/** As the adapter reads them. */
async function clubsOf(
  facilities: readonly ReturnType<typeof toFacility>[],
): Promise<readonly Club[]> {
  const sent = { send: () => Promise.resolve(Ok(facilities)) };
  return (await new HttpClubRepository(sent as never).all()).unwrap();
}

/** As a database orders text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
