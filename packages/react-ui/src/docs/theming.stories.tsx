/**
 * Three brands made of design tokens alone, on four screens and side by side. The toolbar applies them to any other
 * story.
 */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AccountScreen } from '../screens/account/account-screen.tsx';
import { inAccount } from '../testing/story-account.fake.tsx';
import { InBrand } from '../testing/story-brand.fake.tsx';
import {
  at,
  booked,
  chose,
  FlowStory,
  scene,
  type Scene,
  setScene,
  type StoryFoyer,
  submitted,
  typed,
} from '../testing/story-foyer.fake.tsx';
import { type Brand, everyBrand } from './brands.ts';

const meta: Meta = { title: 'Theming/Three brands' };
export default meta;

/** axe's rules about colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const toTimes = [at('101'), typed(), submitted, chose('10:00 AM')] as const;
const firstStep = scene({}, at('101'), typed());
const schedule = scene({}, ...toTimes);
const confirmation = scene({}, ...toTimes, booked);
const account = inAccount(<AccountScreen />);

export const FoundryFirstStep = dressed(firstStep, 'foundry');
export const FoundrySchedule = dressed(schedule, 'foundry');
export const FoundryConfirmation = dressed(confirmation, 'foundry');
export const FoundryAccount = dressed(account, 'foundry');

export const StillwaterFirstStep = dressed(firstStep, 'stillwater');
export const StillwaterSchedule = dressed(schedule, 'stillwater');
export const StillwaterConfirmation = dressed(confirmation, 'stillwater');
export const StillwaterAccount = dressed(account, 'stillwater');

export const MembersFirstStep = dressed(firstStep, 'members');
export const MembersSchedule = dressed(schedule, 'members');
export const MembersConfirmation = dressed(confirmation, 'members');
export const MembersAccount = dressed(account, 'members');

export const FirstStepSideBySide: StoryObj = sideBySide(at('101'), typed());
export const ScheduleSideBySide: StoryObj = sideBySide(...toTimes);
export const ConfirmationSideBySide: StoryObj = sideBySide(...toTimes, booked);

function dressed<Story extends object>(
  story: Story,
  brand: Brand,
): Story & Pick<StoryObj, 'globals' | 'parameters'> {
  // A brand changes colors only; axe checks the rest in the screens' own stories.
  return {
    ...story,
    globals: { brand },
    parameters: { a11y: { options: { runOnly: colorRules } } },
  };
}

/** The same moment of three visits, each in its own brand. */
function sideBySide(...scenes: readonly Scene[]): StoryObj {
  return {
    loaders: [
      async () => ({ foyers: await Promise.all(everyBrand.map(() => setScene({}, scenes))) }),
    ],
    // Three pages in one document break rules about landmarks and headings. Each page is checked in its own story.
    parameters: { a11y: { test: 'off' } },
    render: (_args, { loaded }) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {everyBrand.map((brand, place) => (
          <InBrand key={brand} brand={brand}>
            <FlowStory foyer={(loaded['foyers'] as readonly StoryFoyer[])[place] as StoryFoyer} />
          </InBrand>
        ))}
      </div>
    ),
    play: async ({ canvasElement }) => {
      const hosts = [...canvasElement.querySelectorAll('div')].filter((it) => it.shadowRoot);
      await expect(hosts).toHaveLength(everyBrand.length);
      for (const { shadowRoot } of hosts) {
        await waitFor(() => expect(shadowRoot?.querySelector('.foyer-step')).toBeTruthy());
      }
    },
  };
}
