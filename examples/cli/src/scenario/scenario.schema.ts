/** The scenario format: the source of validation, types, and the JSON Schema for editors. */
import * as z from 'zod/mini';

import { clubName, moment, strict, text, yesOrNo, zone } from './parts.schema.ts';
import { step } from './step.schema.ts';

const facilityId = z.union([text, z.int()], { error: 'a facility id' });

const kindOfClub = strict(
  {
    accepts: z.optional(yesOrNo).check(z.describe('Whether the club takes appointments')),
    country: z.optional(text).check(z.describe('As the back end spells it: US, CA, UK')),
    region: z.optional(text),
    'time-zone': z.optional(zone),
    guided: z.optional(yesOrNo).check(z.describe('It has guided workouts')),
    status: z.optional(text).check(z.describe('open, presale, offline')),
  },
  'Any club of this kind. The seed and the number of the run decide which one',
);
export type KindOfClub = z.infer<typeof kindOfClub>;

const club = z.union([facilityId, kindOfClub], {
  error: 'a facility id, or a kind of club, such as { accepts: true, country: US }',
});

const country = z.string({ error: 'a country of two letters such as US, or unknown' }).check(
  z.regex(/^(?:[A-Z]{2}|unknown)$/, {
    error: 'a country of two letters such as US, or unknown',
  }),
);

const tags = ['browser'] as const;
const tag = z.enum(tags, { error: `one of ${tags.join(', ')}` });

const schemaReference = z
  .optional(text)
  .check(z.describe('The path of this schema, for editors of JSON files'));

export const scenarioSchema = strict({
  $schema: schemaReference,
  name: text,
  description: z.optional(text).check(z.describe('One sentence about what this shows')),
  tags: z
    .optional(z.array(tag, { error: 'a list of tags' }))
    .check(z.describe('browser: also played in a browser')),
  clock: z.optional(moment),
  visitor: z.optional(
    strict({
      country: z.optional(country),
      'time-zone': z.optional(zone),
    }),
  ),
  clubs: z
    .optional(z.record(clubName, club, { error: 'a mapping of names to clubs' }))
    .check(z.describe('The scenario’s clubs, by names of your own')),
  settings: z.optional(
    strict({
      'asks-zip-code': z.optional(yesOrNo).check(z.describe('The zip-code experiment is on')),
      source: z.optional(
        z.enum(['page', 'popup', 'corporate'], { error: 'one of page, popup, corporate' }),
      ),
      intent: z
        .optional(z.enum(['both', 'lead', 'join'], { error: 'one of both, lead, join' }))
        .check(z.describe('Which submit buttons the contact step has. Defaults to both')),
      variant: z
        .optional(z.enum(['classic', 'guided-steps'], { error: 'classic or guided-steps' }))
        .check(z.describe('Defaults to guided-steps')),
      campaign: z.optional(text).check(z.describe('The campaign, which changes the join code')),
    }),
  ),
  steps: z
    .array(step, { error: 'a list of steps' })
    .check(z.minLength(1, { error: 'at least one step' })),
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const scenarioListSchema = strict({
  $schema: schemaReference,
  scenarios: z
    .array(scenarioSchema, { error: 'a list of scenarios' })
    .check(z.minLength(1, { error: 'at least one scenario' })),
});

/** A file contains one scenario, or several under `scenarios`. */
const scenarioFile = z.union([scenarioSchema, scenarioListSchema]);

/** The format as a JSON Schema, for editors. */
export function scenarioJsonSchema(): object {
  return {
    title: 'Foyer scenario',
    ...z.toJSONSchema(scenarioFile, { reused: 'ref', unrepresentable: 'throw' }),
  };
}
