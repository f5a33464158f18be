/** `@foyer/adapters-http/mapping`: for a back end with other paths and bodies: how each call maps to its own. */
import {
  type CallFailure,
  type CallOptions,
  type Club,
  type ClubRepository,
  Err,
  type LeadRepository,
  Ok,
  type OpenTimesRepository,
  type Result,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type { CreatedLead, Lead, LeadReference, LeadUpdate, SlotTaken } from '@foyer/core/lead';
import type { DayTimes, VisitType } from '@foyer/core/visit';
import * as z from 'zod/mini';

import { isPathSegment } from './addresses.ts';
import { type Call, defineCall } from './contract/call.ts';
import type { HttpClient } from './http-client.ts';
import { hasStatus, isUnknown, unexpectedShape, unsuccessful } from './read-answer.ts';

export type { AnswerOf, RequestOf } from './contract/call.ts';

/** How your back end expresses one call of a port. Annotate `json` with your own type. */
export interface CallMap<Argument, Value> {
  readonly method: Call['method'];
  /** From the root. `{transactionId}` stands for the argument's field of that name. */
  readonly path: string | ((argument: Argument) => string);
  query?(argument: Argument): Readonly<Record<string, string>>;
  /** The JSON body. */
  body?(argument: Argument): unknown;
  /** Reads the JSON of a 2xx response; undefined if it's empty. If this throws, the call fails with `unexpected-shape`. */
  read(json: unknown, argument: Argument): Value;
  /** Reads the JSON of a 4xx response. By default, Foyer's own form of errors. */
  readError?(this: void, json: unknown): { readonly code?: string; readonly field?: string };
  /** False if the same request again has another effect, so that it must not be retried. */
  readonly repeatable?: boolean;
}

/**
 * A method of a port over your back end's own JSON.
 *
 * @example
 * const load = mapCall(client, 'loadSettings', { method: 'GET', path: '/settings', read: (json: Settings) => … });
 * const configuration = { load: (options) => load(undefined, options) };
 */
export function mapCall<Argument, Value>(
  client: HttpClient,
  name: string,
  map: CallMap<Argument, Value>,
): (argument: Argument, options?: CallOptions) => Promise<Result<Value, CallFailure>> {
  return async (argument, options) => {
    const path = typeof map.path === 'string' ? map.path : map.path(argument);
    const params = paramsOf(path, argument);
    const invalid = Object.keys(params).find((field) => !isPathSegment(params[field] ?? ''));
    if (invalid !== undefined)
      return Err({ kind: 'rejected', status: 404, code: null, field: invalid });
    const { method, repeatable = true, readError } = map;
    const call = defineCall({
      id: name,
      name,
      summary: name,
      method,
      path,
      repeatable,
      isKeyed: true,
      ...(readError && { readError }),
      params: strings,
      query: strings,
      body: z.unknown(),
      answer: z.unknown(),
    });
    const request = { params, query: map.query?.(argument) ?? {}, body: map.body?.(argument) };
    const answer = await client.send(call, request, options);
    return answer.andThen<Value, CallFailure>((json) => {
      try {
        return Ok(map.read(json, argument));
      } catch {
        return unexpectedShape('');
      }
    });
  };
}

/**
 * A lead repository over your back end's own JSON. Status 409 for `update` means that another lead has the time.
 * `createResidential`, which no flow calls, is `unsuccessful`.
 *
 * @example
 * const leads = httpLeads(client, {
 *   create: {
 *     method: 'PUT',
 *     path: '/prospects/{transactionId}',
 *     body: ({ contact, facilityId }) => ({ mail: contact.email, studio: facilityId }),
 *     read: (json: { id: string }) => ({ leadTokenId: json.id }),
 *   },
 *   update: { method: 'PUT', path: '/prospects/{transactionId}/visit', read: () => undefined },
 *   cancelVisit: { method: 'DELETE', path: '/prospects/{transactionId}/visit', read: () => undefined },
 * });
 */
export function httpLeads(client: HttpClient, maps: LeadMaps): LeadRepository {
  const { create, updateAbandoned = create } = maps;
  const update = mapCall(client, 'update', maps.update);
  return {
    create: leadCall(mapCall(client, 'create', create)),
    updateAbandoned: leadCall(mapCall(client, 'updateAbandoned', updateAbandoned)),
    createResidential: () => Promise.resolve(unsuccessful),
    update: async (change, options) => orSlotTaken(await update(change, options)),
    cancelVisit: mapCall(client, 'cancelVisit', maps.cancelVisit),
  };
}

export interface LeadMaps {
  readonly create: CallMap<Lead, MappedLead>;
  /** Defaults to `create`. */
  readonly updateAbandoned?: CallMap<Lead, MappedLead>;
  readonly update: CallMap<LeadUpdate, void>;
  readonly cancelVisit: CallMap<LeadReference, void>;
}

/** Your id of the lead, and whatever else differs from what was sent. */
export type MappedLead = Pick<CreatedLead, 'leadTokenId'> & Partial<CreatedLead>;

/** A club repository over your back end's own JSON. Status 404 and null mean that no club has the id. */
export function httpClubs(
  client: HttpClient,
  maps: {
    readonly all: CallMap<undefined, readonly Club[]>;
    readonly byId: CallMap<{ readonly facilityId: FacilityId }, Club | null>;
  },
): ClubRepository {
  const all = mapCall(client, 'all', maps.all);
  const byId = mapCall(client, 'byId', maps.byId);
  return {
    all: (options) => all(undefined, options),
    byId: async (facilityId, options) => {
      const answer = await byId({ facilityId }, options);
      return isUnknown(answer) ? Ok(null) : answer;
    },
  };
}

/** Open times over your back end's own JSON. */
export function httpOpenTimes(
  client: HttpClient,
  map: CallMap<{ readonly facilityId: FacilityId; readonly type: VisitType }, readonly DayTimes[]>,
): OpenTimesRepository {
  const forClub = mapCall(client, 'forClub', map);
  return { forClub: (facilityId, type, options) => forClub({ facilityId, type }, options) };
}

const strings = z.record(z.string(), z.string());

/** The values of the path's parameters. */
function paramsOf(path: string, argument: unknown): Readonly<Record<string, string>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fields = Object(argument) as Readonly<Record<string, string | undefined>>;
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
}

function leadCall(
  send: (lead: Lead, options?: CallOptions) => Promise<Result<MappedLead, CallFailure>>,
) {
  return async (lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> => {
    const answer = await send(lead, options);
    const { transactionId } = lead;
    return answer.map((created) => ({ transactionId, associationToken: null, ...created }));
  };
}

function orSlotTaken<Value>(
  answer: Result<Value, CallFailure>,
): Result<Value, CallFailure | SlotTaken> {
  return answer.mapErr((failure) => (hasStatus(failure, 409) ? { kind: 'slot-taken' } : failure));
}
