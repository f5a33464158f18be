/** The scenario format: the source of validation, types, and the JSON Schema for editors. */
import * as z from 'zod/mini';

import {
  clubName,
  described,
  moment,
  oneOf,
  options,
  text,
  textLike,
  yesOrNo,
  zone,
} from './parts.schema.ts';
import { step } from './step.schema.ts';

const kindOfClub = described(
  options({
    accepts: described(yesOrNo, 'Whether the club takes appointments'),
    country: described(text, 'As the back end spells it: US, CA, UK'),
    region: text,
    'time-zone': zone,
    guided: described(yesOrNo, 'It has guided workouts'),
    status: described(text, 'open, presale, offline'),
  }),
  'Any club of this kind. The seed and the number of the run decide which one',
);
export type KindOfClub = z.infer<typeof kindOfClub>;

const facilityId = z.union([text, z.int()], { error: 'a facility id' });

const club = z.union([facilityId, kindOfClub], {
  error: 'a facility id, or a kind of club, such as { accepts: true, country: US }',
});

const schemaReference = z
  .optional(text)
  .check(z.describe('The path of this schema, for editors of JSON files'));

export const scenarioSchema = z.strictObject({
  $schema: schemaReference,
  name: text,
  ...options({
    description: described(text, 'One sentence about what this shows'),
    tags: described(
      z.array(z.enum(['browser'], { error: 'one of browser' }), { error: 'a list of tags' }),
      'browser: also played in a browser',
    ),
    clock: moment,
    visitor: options({
      country: textLike(
        /^(?:[A-Z]{2}|unknown)$/,
        'a country of two letters such as US, or unknown',
      ),
      'time-zone': zone,
    }),
    clubs: described(
      z.record(clubName, club, { error: 'a mapping of names to clubs' }),
      'The scenario’s clubs, by names of your own',
    ),
    settings: options({
      'asks-zip-code': described(yesOrNo, 'The zip-code experiment is on'),
      source: oneOf(['page', 'popup', 'corporate']),
      intent: described(
        oneOf(['both', 'lead', 'join']),
        'Which submit buttons the contact step has. Defaults to both',
      ),
      variant: described(oneOf(['classic', 'guided-steps']), 'Defaults to guided-steps'),
      order: described(oneOf(['details-first', 'times-first']), 'Defaults to details-first'),
      campaign: described(text, 'The campaign, which changes the join code'),
    }),
  }).shape,
  steps: z
    .array(step, { error: 'a list of steps' })
    .check(z.minLength(1, { error: 'at least one step' })),
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const scenarioListSchema = z.strictObject({
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
    $id: 'https://unpkg.com/@foyer/replay/dist/scenario.schema.json',
    title: 'Foyer scenario',
    ...z.toJSONSchema(scenarioFile, { reused: 'ref', unrepresentable: 'throw' }),
  };
}
