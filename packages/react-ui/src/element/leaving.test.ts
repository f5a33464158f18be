// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { dispatch } from './lead-flow-events.ts';
import { askBeforeLinks } from './leaving.ts';

const site = 'https://clubs.example';

afterEach(() => document.body.replaceChildren());

describe('links of the flow', () => {
  it('EM-01 asks the host before following a link to the site, and the host can keep the visitor', () => {
    const { press, heard } = aFlowWith(`<a href="${site}/privacy">privacy</a>`);
    heard.mockImplementationOnce((event: Event) => event.preventDefault());
    expect(press().defaultPrevented).toBe(true);
    expect(press().defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.lastCall?.[0]).toMatchObject({
      detail: { url: `${site}/privacy`, reason: 'link' },
    });
  });

  it.each([
    ['a phone number', '<a href="tel:+12125550103">call</a>'],
    ['another site', '<a href="https://clubs.example.evil/privacy">map</a>'],
    ['a new tab', `<a href="${site}/clubs" target="_blank">clubs</a>`],
    ['a file', `<a href="${site}/visit.ics" download="visit.ics">calendar</a>`],
  ])('EM-01 lets the browser handle a link to %s', (_, html) => {
    const { press, heard } = aFlowWith(html);
    expect(press().defaultPrevented).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it('EM-01 asks nothing for a link that opens a new tab, or after the flow has ended', () => {
    const { press, heard, stop } = aFlowWith(`<a href="${site}/privacy">privacy</a>`);
    press({ ctrlKey: true });
    stop();
    press();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a host page in TypeScript', () => {
  it('EM-01 gets types for the tag, the events and their details', () => {
    const element = document.body.appendChild(document.createElement('foyer-lead-flow'));
    const received: [string, number][] = [];
    document.addEventListener(
      'foyer-visit-scheduled',
      ({ detail }) => received.push([detail.facilityId, detail.daysAhead]),
      { once: true },
    );
    dispatch(element, 'foyer-visit-scheduled', {
      facilityId: '101',
      purpose: 'tour',
      daysAhead: 2,
    });
    expect(received).toEqual([['101', 2]]);
  });
});

function aFlowWith(html: string) {
  const host = document.body.appendChild(document.createElement('section'));
  const root = host.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const heard = vi.fn<(event: Event) => void>();
  host.addEventListener('foyer-navigate', heard);
  const stop = askBeforeLinks(root, host, site);
  // jsdom can't navigate and would log an error.
  host.addEventListener('click', (event) => {
    went.defaultPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  const went = { defaultPrevented: false };
  const press = (modifiers: MouseEventInit = {}) => {
    const link = root.querySelector('a');
    link?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...modifiers }),
    );
    return { ...went };
  };
  return { press, heard, stop };
}
