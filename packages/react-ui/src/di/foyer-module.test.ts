import { ClubDirectory, LeadFlow } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { fakeFoyer } from './foyer.fake.ts';
import { classTokens, portTokens } from './tokens.ts';

describe('the container', () => {
  const { container } = fakeFoyer();

  it.each(Object.entries({ ...portTokens, ...classTokens }))('resolves %s', (_name, token) => {
    expect(container.get<unknown>(token)).toBeTypeOf('object');
  });

  it('builds the classes of the core, one of each', () => {
    expect(container.get(classTokens.leadFlow)).toBeInstanceOf(LeadFlow);
    expect(container.get(classTokens.leadFlow)).toBe(container.get(classTokens.leadFlow));
    expect(container.get(classTokens.clubs)).toBeInstanceOf(ClubDirectory);
  });

  it('gives the flow the same clubs and the same activity as the screens', async () => {
    const foyer = fakeFoyer();
    const activity = foyer.container.get(classTokens.activity);
    void foyer.flow.submitVisit();
    await foyer.container.get(classTokens.clubs).load();
    expect(foyer.clubs.faults.count('all')).toBe(1);
    expect(activity.count()).toBe(0);
  });
});
