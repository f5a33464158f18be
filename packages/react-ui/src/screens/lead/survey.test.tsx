// @vitest-environment jsdom
import type { LeadFlowSettings } from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import { surveyQuestions } from '@foyer/core/survey';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { surveyCopy } from '../../copy/visit.ts';
import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { type FlowOnScreen, goToTimes, openFlow } from '../../testing/open-flow.fake.tsx';

/** Opens the survey below a confirmation without a time. */
async function atSurvey(
  settings: Partial<LeadFlowSettings> = {},
  prepare: (foyer: FakeFoyer) => void = () => undefined,
): Promise<FlowOnScreen> {
  const foyer = fakeFoyer({ settings });
  prepare(foyer);
  await goToTimes(foyer);
  await foyer.clock.during(foyer.flow.skip());
  const page = await openFlow({ foyer });
  await page.until(() => screen.queryByRole('button', { name: surveyCopy.title }));
  await page.press(surveyCopy.title);
  await page.until(() => screen.queryByText('1 of 4'));
  return page;
}

/** Answers the remaining questions with the first option, up to the last panel. */
async function finish(page: FlowOnScreen, interests: readonly string[]): Promise<void> {
  for (const name of interests) {
    await page.user.click(screen.getByRole('checkbox', { name }));
  }
  await page.press('Next');
  await page.user.click(screen.getByRole('radio', { name: 'Expert' }));
  await page.press('Next');
  await page.user.click(screen.getByRole('checkbox', { name: 'Tone up' }));
  await page.press('Next');
  await page.user.click(screen.getByRole('radio', { name: 'Price' }));
  await page.press('Submit');
}

const benefits = (): HTMLElement | null =>
  screen.queryByRole('link', { name: 'Explore member benefits' });
const carousel = (name: RegExp): HTMLElement | null => screen.queryByRole('region', { name });
const club = '101' as FacilityId;

describe('the personalization survey', () => {
  it('LA-08 SV-02 appears below the confirmation with the answers of the variant', async () => {
    await atSurvey({ variant: 'classic' });
    const asked = screen.getByRole('group', { name: /^I'm interested in/ });
    expect(within(asked).getAllByRole('checkbox')).toHaveLength(17);
    expect(surveyQuestions('guided-steps')[0]?.options).toHaveLength(21);
  });

  it('VL-40: is collapsed until it is opened or begun', async () => {
    const page = await atSurvey();
    const toggle = screen.getByRole('button', { name: surveyCopy.title });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await page.user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await page.user.click(toggle);
    await page.user.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    cleanup();
    const again = await openFlow({ foyer: page.foyer });
    await again.until(() => screen.queryByText('1 of 4'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Yoga' }).checked).toBe(true);
  });

  it('VL-41: has the first question’s answers in four groups', async () => {
    await atSurvey();
    const groups = ['Training', 'Classes', 'Equipment', 'Amenities and more'];
    const inGroups = groups.flatMap((name) =>
      within(screen.getByRole('group', { name })).getAllByRole('checkbox'),
    );
    expect(inGroups).toEqual(screen.getAllByRole('checkbox'));
  });

  it('SV-01 SV-03 leads through four questions to the benefits, with Submit as the last button', async () => {
    const page = await atSurvey();
    await page.user.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    await page.press('Next');
    expect(screen.getByText('2 of 4')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('My fitness experience');
    await page.press('Back');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Yoga' }).checked).toBe(true);
    await page.user.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    await finish(page, ['Spa']);
    expect(benefits()?.getAttribute('href')).toBe('/memberbenefits');
    expect(screen.queryByText(/of 4/)).toBeNull();
  });

  it('SV-04 asks again for a missing answer, and a single choice replaces the previous one', async () => {
    const page = await atSurvey();
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await page.press('Next');
    expect(screen.getByRole('alert').textContent).toBe('Select at least one answer to continue.');
    await page.user.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await page.press('Next');
    await page.user.click(screen.getByRole('radio', { name: 'Newcomer' }));
    await page.user.click(screen.getByRole('radio', { name: 'Expert' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Newcomer' }).checked).toBe(false);
    expect(
      page.foyer.flow.getSnapshot().state.personalizeOptions.map(({ answerId }) => answerId),
    ).toEqual([86, 100]);
  });

  it('SV-02 UI-01 can wrap an answer after a slash without changing how it’s read', async () => {
    const page = await atSurvey();
    await page.user.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    await page.press('Next');
    const copy = screen.getByRole<HTMLInputElement>('radio', { name: 'Familiar/Comfortable' })
      .labels?.[0]?.lastElementChild;
    expect(copy?.innerHTML).toBe('Familiar/<wbr>Comfortable');
  });

  it('SV-05 opens a text box of 150 characters for Other', async () => {
    const page = await atSurvey();
    expect(screen.queryByLabelText('Let us know why.')).toBeNull();
    await page.user.click(screen.getByRole('checkbox', { name: 'Other' }));
    const box = screen.getByLabelText<HTMLTextAreaElement>('Let us know why.');
    fireEvent.change(box, { target: { value: 'a'.repeat(160) } });
    expect(box.value).toBe('a'.repeat(150));
    expect(screen.getByText('150 of 150 characters')).toBeTruthy();
  });

  it('SV-06 keeps answers that can’t be sent and sends them with the next press', async () => {
    const page = await atSurvey({}, (foyer) => {
      foyer.leads.faults.failNext('update', { kind: 'server-error', status: 503 });
    });
    await finish(page, ['Yoga']);
    expect(screen.getByRole('alert').textContent).toBe('An error has occurred.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Price' }).checked).toBe(true);
    await page.press('Submit');
    expect(benefits()).not.toBeNull();
  });
});

describe('the end of the survey', () => {
  it('LA-09 SV-07 shows the club’s classes of the chosen kinds, two at a time', async () => {
    const page = await atSurvey();
    await finish(page, ['Yoga', 'Cycling', 'Dance', 'Spa']);
    const classes = carousel(/^Signature classes based on your goals$/);
    expect(classes?.textContent).toContain('Available at Bryant Park');
    const slides = classes?.querySelectorAll('[aria-roledescription="slide"]') ?? [];
    expect([...slides].map((slide) => slide.textContent)).toEqual([
      'Yoga3 classes',
      'Cycling4 classes',
    ]);
    expect(classes?.querySelector('button')).toBeNull();
  });

  it('LA-10 shows arrows for more than two slides and disables them at the ends', async () => {
    const page = await atSurvey();
    await finish(page, ['Yoga']);
    const media = carousel(/^Inside Bryant Park$/);
    expect(media?.hasAttribute('data-single')).toBe(false);
    const seen = (): readonly (string | null)[] =>
      [...(media?.querySelectorAll('[aria-roledescription="slide"]:not([inert])') ?? [])].map(
        (slide) => slide.getAttribute('aria-label'),
      );
    expect(seen()).toEqual(['1 of 3', '2 of 3']);
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    const next = screen.getAllByRole('button', { name: 'Next' })[0];
    if (next) await page.user.click(next);
    expect(seen()).toEqual(['2 of 3', '3 of 3']);
    expect(next?.getAttribute('aria-disabled')).toBe('true');
    expect(previous.getAttribute('aria-disabled')).toBeNull();
  });

  it('LA-10 gives a single slide the full width', async () => {
    const page = await atSurvey();
    await finish(page, ['Yoga']);
    expect(carousel(/^Signature/)?.hasAttribute('data-single')).toBe(true);
  });

  it('LA-10 LA-11 shows no empty carousel when the lists fail to load', async () => {
    const page = await atSurvey({}, (foyer) => {
      foyer.classes.faults.goDown({ kind: 'network' });
      foyer.clubMedia.faults.goDown({ kind: 'timeout' });
    });
    await finish(page, ['Yoga']);
    expect(benefits()).not.toBeNull();
    expect(document.querySelector('[aria-roledescription="carousel"]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LA-11 leaves out a picture that fails to load and has a smaller video source for phones', async () => {
    const page = await atSurvey({}, (foyer) => {
      foyer.clubMedia.setSlides(club, [
        { id: '1', title: 'The pool', mediaType: 'Image', media: '/a.svg', mediaMobile: '/b.svg' },
        { id: '2', title: 'A tour', mediaType: 'Video', media: '/a.mp4', mediaMobile: '/b.mp4' },
      ]);
    });
    await finish(page, ['Spa']);
    const sources = [...document.querySelectorAll('.foyer-sight source')].map(
      (source) => source.getAttribute('src') ?? source.getAttribute('srcset'),
    );
    expect(sources).toEqual(['/b.svg', '/b.mp4', '/a.mp4']);
    fireEvent.error(screen.getByRole('img', { name: 'The pool' }));
    expect(screen.queryByRole('img', { name: 'The pool' })).toBeNull();
    expect(carousel(/^Inside/)?.textContent).toContain('A tour');
  });

  it('LC-22 recommends no classes in the older variant', async () => {
    const page = await atSurvey({ variant: 'classic' });
    await finish(page, ['Yoga']);
    expect(carousel(/^Signature/)).toBeNull();
    expect(carousel(/^Inside/)).not.toBeNull();
  });
});
