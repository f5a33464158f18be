// @vitest-environment jsdom
import { aClub, aHeadline, facilityId } from '@foyer/core/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { FoyerProvider, type FoyerProviderProps } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { FlowOnScreen, openFlow } from '../../testing/open-flow.fake.tsx';
import { LeadFlowScreen } from './lead-flow-screen.tsx';

const pilates = { path: '/pilates', kind: 'embedding' } as const;
const title = (): string => screen.getAllByRole('heading')[0]?.textContent ?? '';
const more = (): HTMLElement | null => screen.queryByRole('region', { name: 'What to expect' });
const openPoints = (): (string | undefined)[] =>
  Array.from(more()?.querySelectorAll('details[open] > summary') ?? [], (one) => one.textContent);

const pictures = (): (string | null)[] =>
  Array.from(more()?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src'));

/** Sets the height of each element by its text, because jsdom has no layout. */
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

/** Opens the embedded flow with a default headline configured by the chain. */
function openWith(
  foyer: FlowOnScreen['foyer'],
  headline?: FoyerProviderProps['headline'],
): FlowOnScreen {
  const flow = new FlowOnScreen(foyer);
  render(
    <FoyerProvider container={foyer.container} {...(headline !== undefined && { headline })}>
      <LeadFlowScreen page={pilates} />
    </FoyerProvider>,
  );
  return flow;
}

describe('the headline of the contact step', () => {
  it('LC-19 shows the default copy first and the content service’s when it arrives', async () => {
    const flow = openWith(fakeFoyer({ path: '/pilates' }));
    expect(title()).toBe('See it for yourself');
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

  it('LC-19 can expand and collapse the selling points, with the first one expanded', async () => {
    const flow = await openFlow({ page: pilates, path: '/pilates' });
    await flow.until(() => more());
    expect(openPoints()).toEqual(['Small rooms']);
    await flow.user.click(screen.getByText('Every level'));
    await flow.user.click(screen.getByText('Small rooms'));
    expect(openPoints()).toEqual(['Every level']);
  });

  it('LC-19 requests the headline for the page’s intent', async () => {
    const flow = await openFlow({ page: pilates, settings: { intent: 'join' } });
    await flow.until(() => more());
    expect(title()).toBe('Join for Pilates');
  });

  it('LC-19 saves text that would shift the form for the next visit and shows the rest', async () => {
    withHeights((text) => text.length);
    const foyer = fakeFoyer({ path: '/pilates' });
    const first = openWith(foyer);
    await first.until(() => more());
    expect(title()).toBe('See it for yourself');
    expect(openPoints()).toEqual(['Small rooms']);

    document.body.replaceChildren();
    foyer.content.faults.delayNext('headline', 60_000);
    openWith(foyer);
    expect(title()).toBe('See the studio first');
  });

  it('LC-19 keeps showing saved text while the page is open, even if the service’s differs', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    await openWith(foyer).until(() => more());
    document.body.replaceChildren();
    foyer.content.setHeadline('/pilates', aHeadline({ title: 'Brand new' }));
    const second = openWith(foyer);
    await second.until(() => more());
    await second.pass(1000);
    expect(title()).toBe('See the studio first');
    document.body.replaceChildren();
    openWith(foyer);
    expect(title()).toBe('Brand new');
  });

  it.each(['network', 'timeout'] as const)(
    'LC-19 shows the default copy when the content can’t be loaded (%s)',
    async (kind) => {
      const foyer = fakeFoyer({ path: '/pilates' });
      foyer.content.faults.failNext('headline', { kind });
      const flow = openWith(foyer);
      await flow.until(() => more());
      expect(title()).toBe('See it for yourself');
      expect(openPoints()).toEqual(['A 30-minute tour with an advisor']);
      expect(screen.getByText('Visits are free, with no obligation.')).toBeTruthy();
    },
  );

  it('LC-19 prefers the chain’s default copy to the package’s', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    foyer.content.faults.failNext('headline', { kind: 'network' });
    const flow = openWith(foyer, aHeadline({ title: 'Our own words' }));
    expect(title()).toBe('Our own words');
    await flow.until(() => more());
    expect(openPoints()).toEqual(['Small rooms']);
  });

  it('LC-19 ER-01 says that an error occurred when there is neither content nor default copy', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    foyer.content.faults.failNext('headline', { kind: 'network' });
    const flow = openWith(foyer, null);
    expect(title()).toBe('Foyer');
    await flow.until(() => title() !== 'Foyer');
    expect(title()).toBe('An error has occurred.');
    expect(more()).toBeNull();
    expect(screen.getByLabelText('First Name')).toBeTruthy();
  });

  it('LC-19 shows only the default copy without a content service', async () => {
    const foyer = fakeFoyer({ path: '/pilates' });
    foyer.container.unbind(portTokens.content);
    const flow = openWith(foyer);
    await flow.until(() => more());
    expect(title()).toBe('See it for yourself');
    expect(openPoints()).toEqual(['A 30-minute tour with an advisor']);
  });

  it('LC-19 shows the chosen club’s picture instead of the photo', async () => {
    const clubs = [
      aClub({ facilityId: facilityId('101'), imageUrl: '/media/photos/101/pool-960.jpg' }),
    ];
    const flow = await openFlow({ page: pilates, clubs });
    await flow.until(() => more());
    expect(pictures()).toEqual(['/media/photos/rooms/studio-960.jpg']);
    await flow.chooseClub('101');
    expect(pictures()).toEqual(['/media/photos/101/pool-960.jpg']);
  });

  it('RF-01 LC-19 puts a referring friend’s name in the title of any page', async () => {
    const flow = await openFlow({ page: pilates, arrival: { referringId: 'R-1001' } });
    await flow.until(() => more());
    expect(title()).toMatch(/ invited you to visit$/);
  });
});
