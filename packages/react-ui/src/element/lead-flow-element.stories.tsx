import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type JSX } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import styles from '../styles/element.css?inline';
import {
  at,
  booked,
  chose,
  type Scene,
  setScene,
  type StoryFoyer,
  submitted,
  typed,
} from '../testing/story-foyer.fake.tsx';
import { defineLeadFlowElement } from './lead-flow-element.ts';

/** The current story's Foyer. An element is defined once per page and requests its flow when it appears. */
let shown: StoryFoyer | null = null;

defineLeadFlowElement({
  origin: 'https://clubs.example',
  load: () =>
    Promise.resolve({
      compose: () => {
        if (shown === null) throw new Error('No story has set the scene.');
        return shown.container;
      },
      styles,
      fonts: [],
    }),
});

const meta: Meta<typeof HostPage> = { title: 'Element/On another site', component: HostPage };
export default meta;

type Story = StoryObj<typeof HostPage>;

export const Contact: Story = on('100%');

export const ContactInAColumn: Story = on('24rem', at('101'), typed());

export const Times: Story = on('100%', at('101'), typed(), submitted, chose('9:00 AM'));

export const TimesOnAPhone: Story = {
  ...on('100%', at('101'), typed(), submitted),
  globals: { viewport: { value: 'narrow' } },
};

export const BookedInAColumn: Story = on(
  '24rem',
  at('101'),
  typed(),
  submitted,
  chose('9:00 AM'),
  booked,
);

export const Compact: Story = on('100%', at('101'), typed(), submitted, chose('9:00 AM'));
Compact.args = { mode: 'compact' };

/** PG-216: opens from the host's own button, closes with its own, and keeps what was typed. */
export const Popup: Story = {
  args: { mode: 'popup' },
  loaders: [async () => ({ foyer: await setScene({}, [at('101'), typed()]) })],
  render: (args, { loaded }) => {
    shown = loaded['foyer'] as StoryFoyer;
    return <HostPage {...args} width="100%" />;
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('link', { name: 'Book a visit' });
    const shadow = canvasElement.querySelector('foyer-lead-flow')?.shadowRoot;
    const dialog = (): HTMLDialogElement | null | undefined => shadow?.querySelector('dialog');
    await expect(shadow?.querySelector('.foyer-root')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(dialog()?.querySelector('.foyer-step')).toBeTruthy());
    await expect(dialog()?.open).toBe(true);
    await expect(dialog()?.ariaLabel).toBe('Book a visit');
    await userEvent.click(dialog()?.querySelector('button[aria-label="Close"]') as Element);
    await expect(dialog()?.open).toBe(false);
    await userEvent.click(button);
    await waitFor(() => expect(dialog()?.open).toBe(true));
    await expect(dialog()?.querySelector<HTMLInputElement>('input')?.value).toBe('Ada');
  },
};

/** The input stays when the host changes the language. */
export const InFrench: Story = {
  loaders: [async () => ({ foyer: await setScene({}, [at('101'), typed()]) })],
  render: (_args, { loaded }) => {
    shown = loaded['foyer'] as StoryFoyer;
    return <HostPage width="100%" locale="fr-CA" />;
  },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('foyer-lead-flow');
    const box = (): Element | null | undefined => element?.shadowRoot?.querySelector('.foyer-root');
    const firstName = (): HTMLInputElement | null | undefined =>
      box()?.querySelector('input[name="first_name"]');
    await waitFor(() => expect(firstName()?.labels?.[0]?.textContent).toBe('Prénom'));
    await expect(box()?.getAttribute('lang')).toBe('fr-CA');
    element?.setAttribute('locale', 'en-US');
    await waitFor(() => expect(firstName()?.labels?.[0]?.textContent).toBe('First Name'));
    await expect(box()?.getAttribute('lang')).toBe('en-US');
    await expect(firstName()?.value).toBe('Ada');
    element?.setAttribute('locale', 'fr-CA');
    await waitFor(() => expect(firstName()?.labels?.[0]?.textContent).toBe('Prénom'));
  },
};

function on(width: string, ...scenes: readonly Scene[]): Story {
  return {
    loaders: [async () => ({ foyer: await setScene({}, scenes) })],
    render: (args, { loaded }) => {
      shown = loaded['foyer'] as StoryFoyer;
      return <HostPage {...args} width={width} />;
    },
    play: async ({ canvasElement }) => {
      const element = canvasElement.querySelector('foyer-lead-flow');
      await waitFor(() => expect(element?.shadowRoot?.querySelector('.foyer-step')).toBeTruthy());
    },
  };
}

/** A page whose styles interfere with embedded content. */
function HostPage({
  width,
  locale,
  mode,
}: {
  readonly width: string;
  readonly locale?: string;
  readonly mode?: 'compact' | 'popup';
}): JSX.Element {
  return (
    <main style={{ font: '700 2.5rem/2 cursive', letterSpacing: '0.2em', textAlign: 'right' }}>
      <h1>Another site</h1>
      <div style={{ width, maxWidth: '100%', border: '4px solid #2f7d4f' }}>
        {createElement(
          'foyer-lead-flow',
          { locale, ...(mode !== undefined && { [mode]: '' }) },
          mode === 'popup' && <a href="#book">Book a visit</a>,
        )}
      </div>
    </main>
  );
}
