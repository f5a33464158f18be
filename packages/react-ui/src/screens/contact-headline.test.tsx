// @vitest-environment jsdom
import { aClub, aHeadline, facilityId } from '@foyer/core/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider, type FoyerProviderProps } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { FlowOnScreen, openFlow } from '../testing/open-flow.fake.tsx';
import { LeadFlowScreen } from './lead-flow-screen.tsx';

const pilates = { path: '/pilates', kind: 'embedding' } as const;
const title = (): string => screen.getAllByRole('heading')[0]?.textContent ?? '';
const more = (): HTMLElement | null =>
  screen.queryByRole('region', { name: 'What a visit is like' });
const openPoints = (): (string | undefined)[] =>
  Array.from(more()?.querySelectorAll('details[open] > summary') ?? [], (one) => one.textContent);

const pictures = (): (string | null)[] =>
  Array.from(more()?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src'));

/** Gives every element the height that `heightOf` says: the test's DOM lays nothing out. */
function withHeights(heightOf: (text: string) => number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this.textContent);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The embedded flow with a default copy of the chain's own. */
async function openWith(
  foyer: FlowOnScreen['foyer'],
  headline: FoyerProviderProps['headline'],
): Promise<FlowOnScreen> {
  const flow = new FlowOnScreen(foyer);
  render(
    <FoyerProvider container={foyer.container} {...(headline !== undefined && { headline })}>
      <LeadFlowScreen page={pilates} />
    </FoyerProvider>,
  );
  return flow;
}

describe('the headline of the contact step', () => {
  it('LC-19 shows the default copy at once, and the content service’s when it has answered', async () => {
    const flow = await openWith(fakeFoyer({ path: '/pilates' }), undefined);
    expect(title()).toBe('Come and see for yourself');
    expect(more()).toBeNull();
    await flow.until(() => more());
    const content = aHeadline();
    expect(title()).toBe(content.title);
    expect(screen.getByText('Pilates')).toBeTruthy();
    expect(screen.getByText(content.subCopy)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Foyer Clubs' }).getAttribute('src')).toBe('/icon.svg');
    expect(screen.getByRole('img', { name: 'A quiet studio' }).getAttribute('width')).toBe('1600');
    expect(screen.getByText('One free visit a person.')).toBeTruthy();
  });

  it('LC-19 the selling points open and close, the first is open', async () => {
    const flow = await openFlow({ page: pilates, path: '/pilates' });
    await flow.until(() => more());
    expect(openPoints()).toEqual(['Small rooms']);
    await flow.user.click(screen.getByText('Every level'));
    await flow.user.click(screen.getByText('Small rooms'));
    expect(openPoints()).toEqual(['Every level']);
  });

  it('LC-19 the intent’s own words are asked for', async () => {
    const flow = await openFlow({ page: pilates, settings: { intent: 'join' } });
    await flow.until(() => more());
    expect(title()).toBe('Join for Pilates');
  });

  it('LC-19 words that would move the form are kept for the next time, the rest shows', async () => {
    withHeights((text) => text.length);
    const foyer = fakeFoyer({ path: '/pilates' });
    const first = await openWith(foyer, undefined);
    await first.until(() => more());
    expect(title()).toBe('Come and see for yourself');
    expect(openPoints()).toEqual(['Small rooms']);

    document.body.replaceChildren();
    foyer.content.faults.delayNext('headline', 60_000);
    await openWith(foyer, undefined);
    expect(title()).toBe('See the studio first');
  });

  it('LC-19 words that were kept stay while the page is open, whatever the content service says now', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    await (await openWith(foyer, undefined)).until(() => more());
    document.body.replaceChildren();
    foyer.content.setHeadline('/pilates', aHeadline({ title: 'Brand new' }));
    const second = await openWith(foyer, undefined);
    await second.until(() => more());
    await second.pass(1000);
    expect(title()).toBe('See the studio first');
    document.body.replaceChildren();
    await openWith(foyer, undefined);
    expect(title()).toBe('Brand new');
  });

  it.each(['network', 'timeout'] as const)(
    'LC-19 where the content can’t be had (%s) the default copy stands',
    async (kind) => {
      const foyer = fakeFoyer({ path: '/pilates' });
      foyer.content.faults.failNext('headline', { kind });
      const flow = await openWith(foyer, undefined);
      await flow.until(() => more());
      expect(title()).toBe('Come and see for yourself');
      expect(openPoints()).toEqual(['Half an hour with one advisor']);
      expect(screen.getByText('A visit is free and commits you to nothing.')).toBeTruthy();
    },
  );

  it('LC-19 a chain’s own default copy comes before the package’s', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    foyer.content.faults.failNext('headline', { kind: 'network' });
    const flow = await openWith(foyer, aHeadline({ title: 'Our own words' }));
    expect(title()).toBe('Our own words');
    await flow.until(() => more());
    expect(openPoints()).toEqual(['Small rooms']);
  });

  it('LC-19 ER-01 with neither content nor default copy it says that an error has occurred', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    foyer.content.faults.failNext('headline', { kind: 'network' });
    const flow = await openWith(foyer, null);
    expect(title()).toBe('Foyer');
    await flow.until(() => title() !== 'Foyer');
    expect(title()).toBe('An error has occurred.');
    expect(more()).toBeNull();
    expect(screen.getByLabelText('First Name')).toBeTruthy();
  });

  it('LC-19 without a content service the default copy is all', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    foyer.container.unbind(portTokens.content);
    const flow = await openWith(foyer, undefined);
    await flow.until(() => more());
    expect(title()).toBe('Come and see for yourself');
    expect(openPoints()).toEqual(['Half an hour with one advisor']);
  });

  it('LC-19 the chosen club’s picture takes the photo’s place', async () => {
    const clubs = [aClub({ facilityId: facilityId('101'), imageUrl: '/media/clubs/101.svg' })];
    const flow = await openFlow({ page: pilates, clubs });
    await flow.until(() => more());
    expect(pictures()).toEqual(['/media/clubs/102-2.svg']);
    await flow.chooseClub('101');
    expect(pictures()).toEqual(['/media/clubs/101.svg']);
  });

  it('RF-01 LC-19 a friend’s name stands in the title, whatever the page’s words are', async () => {
    const flow = await openFlow({ page: pilates, arrival: { referringId: 'R-1001' } });
    await flow.until(() => more());
    expect(title()).toMatch(/ invites you to come and see$/);
  });
});
