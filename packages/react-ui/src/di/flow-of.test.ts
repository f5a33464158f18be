import { CorporateJoin, StandardJoin } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { corporateJoinOf } from './corporate-module.ts';
import { fakeFoyer } from './foyer.fake.ts';
import { standardJoinOf, standardTokens } from './standard-module.ts';
import { portTokens } from './tokens.ts';

describe('the flows that come with their screens', () => {
  it('each is built when it is first asked for, one a container', () => {
    const { container } = fakeFoyer();
    expect(container.isBound(standardTokens.flow)).toBe(false);
    expect(standardJoinOf(container)).toBeInstanceOf(StandardJoin);
    expect(standardJoinOf(container)).toBe(standardJoinOf(container));
    expect(corporateJoinOf(container)).toBeInstanceOf(CorporateJoin);
    expect(corporateJoinOf(container)).toBe(corporateJoinOf(container));
  });

  it('what the composition root says of a flow stands over what the chain says', async () => {
    const { container } = fakeFoyer();
    container.bind(standardTokens.settings).toConstantValue({ facilityIdPattern: /^none$/ });
    const join = standardJoinOf(container);
    await join.enter({ facilityId: '101' });
    expect(join.getSnapshot().clubError).toEqual({ key: 'clubUnknown' });
    join.close();
  });

  it('SJ-06 the standard join does without a content service', async () => {
    const foyer = fakeFoyer();
    const { container } = foyer;
    container.unbind(portTokens.joinContent);
    const join = standardJoinOf(container);
    const { facilityId } = foyer.club('101');
    const words = await container.get(portTokens.joinContent).confirmation(facilityId);
    expect(words.ok && words.val).toBeNull();
    join.close();
  });
});
