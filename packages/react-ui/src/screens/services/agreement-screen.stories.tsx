import { Ok } from '@foyer/core';
import { aMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  forever,
  onAPhone,
  servicesStory,
  type ServicesScene,
} from '../../testing/story-services.fake.tsx';
import { AgreementScreen } from './agreement-screen.tsx';

const meta: Meta = { title: 'Screens/Agreement' };
export default meta;

const hamptons = <AgreementScreen agreementId="hamptons" />;
const unsigned = servicesStory(hamptons);

const sign: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  (await page.findByLabelText('Your full name')).focus();
  await userEvent.keyboard('Grace Hopper{Tab} {Tab}{Enter}');
};

const ofTwelveParagraphs: ServicesScene = ({ agreements }) => {
  const paragraph =
    'The member may use the summer club on every day of the season from its opening until its closing hour, alone or with as many as two guests who sign in at the door, within the rules of the house, which hang beside it and which the house may change with two weeks’ notice. ';
  agreements.read = (place) =>
    Promise.resolve(
      Ok({
        agreementId: place.agreementId,
        version: '7',
        title: 'The summer club and what goes with it',
        paragraphs: Array.from(
          { length: 12 },
          (_, at) => `${paragraph.repeat(1 + (at % 3))}(${at})`,
        ),
        signedAt: null,
        signedBy: null,
      }),
    );
};

export const ToSign: StoryObj = { name: 'HT-44 to be read and signed', ...unsigned };

export const OnAPhone: StoryObj = { name: 'On a phone', ...unsigned, ...onAPhone };

export const Long: StoryObj = {
  name: 'A long text, on a phone',
  ...servicesStory(hamptons, ofTwelveParagraphs),
  ...onAPhone,
};

export const OnItsWay: StoryObj = {
  name: 'On its way',
  ...servicesStory(hamptons, ({ agreements }) =>
    agreements.faults.delayNext('read', forever, { times: 9 }),
  ),
};

export const Refused: StoryObj = {
  name: 'FM-06 HT-45 nothing is signed without a name and a yes',
  ...unsigned,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Sign agreement' }));
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus());
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Check the box/);
  },
};

export const Signed: StoryObj = {
  name: 'AC-08 HT-45 signed by the keyboard alone',
  ...unsigned,
  play: async (context) => {
    await sign(context);
    const page = within(context.canvasElement);
    await page.findByText('You signed this agreement on November 20, 2026 at 10:00 AM EST.');
    await waitFor(() => expect(page.getByText('Signed')).toHaveFocus());
  },
};

export const SignedInTheUk: StoryObj = {
  name: 'HT-45 UI-04 signed, seen in London',
  ...servicesStory(hamptons, undefined, { timeZone: 'Europe/London' }),
  play: async (context) => {
    await sign(context);
    await within(context.canvasElement).findByText(/at 3:00 PM GMT\.$/);
  },
};

export const NotSigned: StoryObj = {
  name: 'AC-05 it could not be signed, and what was typed is kept',
  ...servicesStory(hamptons, ({ agreements }) =>
    agreements.faults.failNext('sign', { kind: 'server-error', status: 503 }),
  ),
  play: async (context) => {
    await sign(context);
    const page = within(context.canvasElement);
    await page.findByText(/Something went wrong on our end/);
    await expect(page.getByLabelText('Your full name')).toHaveValue('Grace Hopper');
  },
};

export const Newer: StoryObj = {
  name: 'HT-45 a newer version came meanwhile',
  ...servicesStory(hamptons, ({ agreements }) => {
    agreements.versions = ['1'];
    const read = agreements.read.bind(agreements);
    agreements.read = async (...given) => {
      const answer = await read(...given);
      agreements.versions = ['2', '1'];
      return answer;
    };
  }),
  play: async (context) => {
    await sign(context);
    const page = within(context.canvasElement);
    await page.findByText(/This agreement has been updated/);
    await expect(page.getByLabelText('Your full name')).toHaveValue('Grace Hopper');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Unknown: StoryObj = {
  name: 'HT-44 one that there is not',
  ...servicesStory(<AgreementScreen agreementId="nothing" />),
};

export const NotYours: StoryObj = {
  name: 'HT-44 another member’s',
  ...servicesStory(hamptons, ({ agreements }) =>
    agreements.faults.goDown({ kind: 'rejected', status: 403, code: 'NOT_YOURS', field: null }),
  ),
};

export const NoClub: StoryObj = {
  name: 'HT-44 no home club yet',
  ...servicesStory(hamptons, ({ members }) => {
    const { profile } = aMember();
    members.put(aMember({ profile: profile && { ...profile, homeFacilityId: null } }));
  }),
};

export const Excluded: StoryObj = {
  name: 'PR-04: excluded by the plan',
  ...servicesStory(hamptons, ({ members }) => members.put(aMember({ addOn: null }))),
};

export const Failed: StoryObj = {
  name: 'AC-05 it could not be read',
  ...servicesStory(hamptons, ({ agreements }) => agreements.faults.goDown()),
};
