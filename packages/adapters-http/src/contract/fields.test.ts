import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

import { contract } from '../wire.ts';
import type { Call } from './call.ts';
import { webAddress } from './fields.ts';

describe('texts of requests', () => {
  it.each(Object.values<Call>(contract))(
    'SE-45 $name limits the length of every text',
    ({ params, query, body }) => {
      expect([
        ...textsWithoutMaximum(params, 'params'),
        ...textsWithoutMaximum(query, 'query'),
        ...textsWithoutMaximum(body, 'body'),
      ]).toEqual([]);
    },
  );

  it.each(['https://www.club.example/membership', 'http://localhost/', ''])(
    'SE-46 %j is the URL of a page, or empty',
    (address) => {
      expect(webAddress.safeParse(address).success).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' https://www.club.example',
    'data:text/html,<script>',
    'file:///etc/passwd',
    '//evil.example',
    `https://www.club.example/${'x'.repeat(2_000)}`,
  ])('SE-46 rejects %.40s as the URL of a page', (address) => {
    expect(webAddress.safeParse(address).success).toBe(false);
  });
});

/** Returns the paths of texts without a maximum length. Unknown kinds of schemas count as unlimited. */
function textsWithoutMaximum(schema: z.core.$ZodType, path: string): readonly string[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'string':
      return (def.checks ?? []).some((check) => check._zod.def.check === 'max_length')
        ? []
        : [path];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) =>
        textsWithoutMaximum(part, `${path}.${key}`),
      );
    case 'array':
      return textsWithoutMaximum(def.element, `${path}[]`);
    case 'record':
      return [
        ...textsWithoutMaximum(def.keyType, `${path}.key`),
        ...textsWithoutMaximum(def.valueType, `${path}.value`),
      ];
    case 'union':
      return def.options.flatMap((option) => textsWithoutMaximum(option, path));
    case 'nullable':
    case 'optional':
    case 'default':
      return textsWithoutMaximum(def.innerType, path);
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'undefined':
      return [];
    default:
      return [`${path} (${def.type})`];
  }
}
