import type { OpenTimesRepository, VisitConfigurationRepository } from '@foyer/core';
import type { DayTimes } from '@foyer/core/visit';
import type { ClassRepository } from '@foyer/core/survey';

import { countClasses, getConfiguration, listOpenTimes } from './contract/visits.ts';
import type { HttpClient } from './http-client.ts';

export function createHttpOpenTimesRepository(client: HttpClient): OpenTimesRepository {
  return {
    async forClub(facilityId, type, options) {
      const guided = type === 'workout' ? ({ type: 'guided' } as const) : {};
      const query = { facilityId, ...guided };
      const answer = await client.send(listOpenTimes, { query }, options);
      return answer.map(({ dateRangeWithTime, closedDates = [] }) =>
        withClosedDays(dateRangeWithTime, closedDates),
      );
    },
  };
}

/** The days in order, with one for each closed date. */
function withClosedDays(
  days: readonly DayTimes[],
  closedDates: readonly { readonly date: string; readonly name?: string | undefined }[],
): readonly DayTimes[] {
  if (closedDates.length === 0) return days;
  const closed = new Map(closedDates.map(({ date, name }) => [date, { name: name ?? null }]));
  const closedDays = Array.from(closed, ([date, dayOff]) => ({
    date,
    timeSlots: [],
    unavailableTimeSlots: [],
    closed: dayOff,
  }));
  return [...days.filter(({ date }) => !closed.has(date)), ...closedDays].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

export function createHttpClassRepository(client: HttpClient): ClassRepository {
  return {
    async counts(facilityId, categories, options) {
      const body = categories.map(({ categoryId, className }) => ({ categoryId, className }));
      const request = { params: { facility: facilityId }, body };
      const answer = await client.send(countClasses, request, options);
      return answer.map(({ classes }) => classes);
    },
  };
}

export interface HttpVisitConfigurationRepositoryOptions {
  /** The path of the configuration. Defaults to the contract's path. */
  readonly paths?: { readonly configuration?: string };
}

export function createHttpVisitConfigurationRepository(
  client: HttpClient,
  { paths }: HttpVisitConfigurationRepositoryOptions = {},
): VisitConfigurationRepository {
  const call = { ...getConfiguration, path: paths?.configuration ?? getConfiguration.path };
  return {
    async load(options) {
      const answer = await client.send(call, {}, options);
      return answer.map(({ clubsForAppointment, blackoutDates }) => ({
        clubsForAppointment: clubsForAppointment.map(({ facilityId }) => String(facilityId)),
        blackoutDates: blackoutDates.map(({ date, facilityId }) => ({
          date,
          facilityId: facilityId == null ? null : String(facilityId),
        })),
      }));
    },
  };
}
