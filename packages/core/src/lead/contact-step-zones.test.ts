import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Formatters built with a time zone. The first one is slow enough on a phone to delay the step. */
const built = vi.hoisted(() => {
  const zones: string[] = [];
  const Real = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Real, {
    construct(target, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZone !== undefined) zones.push(options.timeZone);
      return new target(locale, options);
    },
    apply(target, _, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZone !== undefined) zones.push(options.timeZone);
      return target(locale, options);
    },
  });
  return { zones, Real };
});

const { VisitorWorld, openSlot } = await import('../../testing/builders/lead-flow.builder.ts');

afterAll(() => {
  Intl.DateTimeFormat = built.Real;
});

beforeAll(() => {
  built.zones.length = 0;
});

it('LC-01 FM-04 the contact step is filled in, left and reloaded without building a formatter for a time zone', async () => {
  const world = new VisitorWorld();
  const flow = await world.openFilledPage();
  flow.changePhone({ value: '6465550100', caret: 10 });
  flow.leaveField('email_address');
  await world.openPage();
  expect(built.zones).toEqual([]);
});

it('LS-10 counts a formatter when a time zone is actually needed', async () => {
  const flow = await new VisitorWorld().openSchedule();
  expect(openSlot(flow).label).toMatch(/M$/);
  expect(built.zones.length).toBeGreaterThan(0);
});
