/** Which story shows which state of a screen. A test reports missing screens, states and stories. */

export const states = [
  'default',
  'empty',
  'loading',
  'slow',
  'error',
  'long',
  'uk',
  'guided',
  'referral',
  'phone',
] as const;

export type State = (typeof states)[number];

export interface ScreenStates {
  /** Files below `screens` that appear together. */
  readonly files: readonly string[];
  /** The stories file below `src`, without its extension. */
  readonly stories: string;
  /** The story of each state: an export of that file, or `another/file#Export`. */
  readonly shown: Readonly<Partial<Record<State, string>>>;
  /** Reasons why some states have no story, with the states they apply to. */
  readonly none: Readonly<Record<string, readonly State[]>>;
}

const noVisit = 'only a visit is guided or comes from a friend';
const noWait = 'nothing is waited for but the press, which every form shows alike';
const noPlace = 'nothing in it depends on a country';
const asLead = "drawn by the lead flow's own parts";
const noSlow = 'the wait is the common one, slow in the contact step, the times and the gift cards';

export const screens: readonly ScreenStates[] = [
  {
    files: ['lead/contact-step', 'lead/contact-form', 'lead/lead-flow-screen'],
    stories: 'screens/lead/contact-step',
    shown: {
      default: 'Filled',
      empty: 'Empty',
      loading: 'Sending',
      slow: 'screens/lead/contact-step-states#SendingForLong',
      error: 'ErrorsShown',
      long: 'LongText',
      uk: 'UkClubAsksForNewsletter',
      guided: 'screens/lead/contact-step-states#GuidedClubOnAPhone',
      referral: 'InvitedByAFriend',
      phone: 'OnAPhone',
    },
    none: {},
  },
  {
    files: ['lead/schedule-step', 'lead/schedule-form'],
    stories: 'screens/lead/schedule-step',
    shown: {
      default: 'TimeChosen',
      empty: 'NoTimesOnThisDay',
      loading: 'Loading',
      slow: 'screens/lead/schedule-step-states#LoadingForLong',
      error: 'Failed',
      long: 'LongText',
      uk: 'screens/lead/schedule-step-states#ClubInLondon',
      guided: 'Guided',
      referral: 'InvitedByAFriend',
      phone: 'OnAPhone',
    },
    none: {},
  },
  {
    files: ['lead/confirmation-step', 'lead/survey'],
    stories: 'screens/lead/confirmation-step',
    shown: {
      default: 'Booked',
      empty: 'DetailsIn',
      loading: 'screens/lead/confirmation-step-states#ReschedulingWaitsForTimes',
      error: 'CancelFailed',
      long: 'LongText',
      uk: 'screens/lead/confirmation-step-states#BookedInLondon',
      guided: 'screens/lead/confirmation-step-states#GuidedWorkoutBooked',
      referral: 'screens/lead/confirmation-step-states#BookedByAFriend',
      phone: 'OnAPhone',
    },
    none: { [noSlow]: ['slow'] },
  },
  {
    files: ['flow/flow-guard', 'lead/lead-flow-guard'],
    stories: 'screens/flow/flow-guard',
    shown: {
      default: 'TwoMinutesLeft',
      phone: 'TwoMinutesLeftOnAPhone',
    },
    none: {
      'a question with two answers': ['empty', 'loading', 'slow', 'error', 'long', 'uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['corporate/corporate-join-screen', 'joining/joining-screen'],
    stories: 'screens/corporate/corporate-join',
    shown: {
      default: 'ContactFilledIn',
      empty: 'Contact',
      loading: 'ContactSending',
      error: 'ContactRefused',
      long: 'ContactInLongWords',
      uk: 'ContactInTheUK',
      phone: 'ContactOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['corporate/code-step'],
    stories: 'screens/corporate/corporate-join',
    shown: {
      default: 'components/corporate#CodeTyped',
      empty: 'Code',
      loading: 'components/corporate#CodeTried',
      error: 'CodeWrong',
      long: 'CodeToALongAddress',
      phone: 'CodeOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noPlace]: ['uk'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['corporate/plan-step', 'joining/plan-form'],
    stories: 'screens/corporate/corporate-join',
    shown: {
      default: 'Plans',
      empty: 'NoPlans',
      loading: 'PlansLoading',
      error: 'PlansFailed',
      long: 'PlansInLongWords',
      uk: 'PlansInPounds',
      phone: 'PlansOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['corporate/member-step'],
    stories: 'screens/corporate/corporate-join',
    shown: {
      default: 'Member',
      loading: 'MembershipOnItsWay',
      error: 'MembershipNotRead',
      empty: 'TokenUnknown',
      long: 'MemberWithALongName',
      phone: 'MemberOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noPlace]: ['uk'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['corporate/join-schedule-step'],
    stories: 'screens/corporate/corporate-join',
    shown: { default: 'Schedule', phone: 'ScheduleOnAPhone' },
    none: {
      [asLead]: ['empty', 'loading', 'slow', 'error', 'long', 'uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['corporate/join-visit-step'],
    stories: 'screens/corporate/corporate-join',
    shown: { default: 'Visit', empty: 'VisitSkipped', phone: 'VisitOnAPhone' },
    none: {
      [asLead]: ['loading', 'slow', 'error', 'long', 'uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['join/plans-step', 'join/standard-join-screen'],
    stories: 'screens/join/standard-join',
    shown: {
      default: 'PlanChosen',
      empty: 'NoClubsToChooseFrom',
      loading: 'PlansLoading',
      error: 'PlansFailed',
      long: 'PlansInLongWords',
      uk: 'PlansInTheUK',
      phone: 'PlansOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['join/details-step'],
    stories: 'screens/join/standard-join',
    shown: {
      default: 'DetailsFilledIn',
      empty: 'Details',
      loading: 'TakenToThePayment',
      error: 'DetailsRefused',
      long: 'DetailsInLongWords',
      uk: 'DetailsInTheUK',
      phone: 'DetailsOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['join/welcome-step'],
    stories: 'screens/join/standard-join',
    shown: {
      default: 'Member',
      empty: 'TokenUnknown',
      loading: 'MembershipOnItsWay',
      error: 'MembershipNotRead',
      long: 'MemberWithALongName',
      phone: 'MemberOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noPlace]: ['uk'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['account/account-screen'],
    stories: 'screens/account/account-screen',
    shown: {
      default: 'Everything',
      empty: 'LittleIsKnown',
      loading: 'OnTheWay',
      error: 'AllFail',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['account/change-forms'],
    stories: 'screens/account/change-account',
    shown: {
      default: 'Details',
      empty: 'NotToBeHad',
      loading: 'OnTheWay',
      error: 'DetailsFailed',
      long: 'DetailsInLongWords',
      uk: 'DetailsInTheUk',
      phone: 'DetailsOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['account/change-forms'],
    stories: 'screens/account/change-account',
    shown: {
      default: 'Profile',
      empty: 'Username',
      error: 'PasswordWrong',
      uk: 'ProfileInTheUk',
      phone: 'ProfileInTheUk',
    },
    none: {
      'as the details are, on the same form': ['loading', 'slow', 'long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/club-forms'],
    stories: 'screens/account/change-account',
    shown: {
      default: 'JoinDetails',
      error: 'JoinDetailsRefused',
      phone: 'JoinDetailsOnAPhone',
    },
    none: {
      'as the details are, on the same form': ['empty', 'loading', 'slow', 'long', 'uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/invite-screen'],
    stories: 'screens/account/change-account',
    shown: {
      default: 'Invite',
      error: 'InviteFailed',
      phone: 'InviteOnAPhone',
    },
    none: {
      'one link, loaded like a card of the account': ['empty', 'loading', 'slow', 'long'],
      [noPlace]: ['uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/club-forms'],
    stories: 'screens/account/change-account',
    shown: {
      default: 'Freeze',
      empty: 'Freeze',
      error: 'FreezeFailed',
      phone: 'FreezeOnAPhone',
    },
    none: {
      'as the details are, on the same form': ['loading', 'slow', 'long'],
      [noPlace]: ['uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/social-screen'],
    stories: 'screens/account/social-screen',
    shown: {
      default: 'Linked',
      empty: 'NotLinked',
      loading: 'Leaving',
      error: 'Over',
      phone: 'Leaving',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'the provider has one short name': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/login-screen'],
    stories: 'screens/account/login-screen',
    shown: {
      default: 'SentHere',
      empty: 'Empty',
      loading: 'Slow',
      slow: 'Slow',
      error: 'Wrong',
      long: 'LongText',
      phone: 'OnAPhone',
    },
    none: { [noPlace]: ['uk'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['account/register-screen'],
    stories: 'screens/account/coming-to-a-login',
    shown: {
      default: 'FromTheMembership',
      empty: 'Register',
      error: 'NoSuchMember',
      phone: 'RegisterOnAPhone',
    },
    none: {
      [noWait]: ['loading', 'slow'],
      [noPlace]: ['uk'],
      'what is typed is long nowhere but in its boxes': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/link-form'],
    stories: 'screens/account/coming-to-a-login',
    shown: {
      default: 'RecoverSent',
      empty: 'Recover',
      error: 'TooOften',
      long: 'RecoverSent',
      phone: 'RecoverSent',
    },
    none: {
      [noWait]: ['loading', 'slow'],
      [noPlace]: ['uk'],

      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/activate-screen'],
    stories: 'screens/account/coming-to-a-login',
    shown: {
      default: 'AtTheLink',
      empty: 'WithoutALink',
      loading: 'Opening',
      error: 'NotOpened',
      phone: 'AtTheLinkOnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'what is typed is long nowhere but in its boxes': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/email-link-screen'],
    stories: 'screens/account/email-link-screen',
    shown: {
      default: 'Confirm',
      empty: 'WithoutALink',
      loading: 'Sending',
      error: 'NotSent',
      phone: 'ConfirmOnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'it shows nothing of a person': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['account/session'],
    stories: 'screens/account/session-guard',
    shown: {
      default: 'TwoMinutesLeft',
      loading: 'Staying',
      error: 'Unreachable',
      phone: 'TwoMinutesLeftOnAPhone',
    },
    none: {
      'a question with two answers': ['empty', 'slow', 'long', 'uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['services/agreement-screen'],
    stories: 'screens/services/agreement-screen',
    shown: {
      default: 'ToSign',
      empty: 'NoClub',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'Long',
      uk: 'SignedInTheUk',
      phone: 'OnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['services/chain-form-screen'],
    stories: 'screens/services/chain-form-screen',
    shown: {
      default: 'Empty',
      empty: 'Unknown',
      loading: 'Loading',
      error: 'Refused',
      phone: 'OnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'its text is the chain’s own': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['services/feedback-screen'],
    stories: 'screens/services/feedback-screen',
    shown: {
      default: 'OfAClub',
      empty: 'NoClubYet',
      loading: 'ClubsOnTheirWay',
      error: 'NotSent',
      long: 'LongName',
      phone: 'OnAPhone',
    },
    none: { [noSlow]: ['slow'], [noPlace]: ['uk'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['services/gift-card-screen', 'services/gift-order-form'],
    stories: 'screens/services/gift-card-screen',
    shown: {
      default: 'FilledIn',
      empty: 'Empty',
      loading: 'Loading',
      slow: 'Slow',
      error: 'Refused',
      long: 'LongWords',
      uk: 'InPounds',
      phone: 'OnAPhone',
    },
    none: { [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['services/training-screen'],
    stories: 'screens/services/training-screen',
    shown: {
      default: 'Trains',
      empty: 'Newcomer',
      loading: 'OnItsWay',
      error: 'AllFailed',
      long: 'LongWords',
      phone: 'OnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      'a body is measured alike everywhere': ['uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: [
      'visit/visit-screen',
      'visit/bring-guest-dialog',
      'visit/cancel-visit-dialog',
      'visit/move-visit-dialog',
      'visit/running-late',
    ],
    stories: 'screens/visit/visit-screen',
    shown: {
      default: 'Booked',
      empty: 'Unknown',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      guided: 'GuidedWorkout',
      phone: 'OnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'a link says nothing about friends': ['referral'],
    },
  },
  {
    files: ['visit/friends-visit-screen'],
    stories: 'screens/visit/friends-visit-screen',
    shown: {
      default: 'Invited',
      empty: 'Unknown',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      guided: 'GuidedWorkout',
      referral: 'Joined',
      phone: 'OnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
    },
  },
  {
    files: ['corporate/invitation-step'],
    stories: 'screens/corporate/corporate-join',
    shown: {
      default: 'Invitation',
      empty: 'ContactInvited',
      loading: 'InvitationChecking',
      error: 'InvitationWrong',
      phone: 'InvitationOnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'it has no text that varies': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['corporate/employer-screen', 'corporate/employer-frame'],
    stories: 'screens/corporate/employer-screen',
    shown: {
      default: 'Offer',
      empty: 'NoSaving',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongName',
      uk: 'InTheUK',
      phone: 'OfferOnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['corporate/poster-screen'],
    stories: 'screens/corporate/employer-screen',
    shown: { default: 'Poster', phone: 'PosterOnAPhone' },
    none: {
      'it loads like the page above it and has the same texts': [
        'empty',
        'loading',
        'slow',
        'error',
        'long',
        'uk',
      ],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['visit/wait-offer-screen'],
    stories: 'screens/visit/wait-offer-screen',
    shown: {
      default: 'Offered',
      empty: 'Unknown',
      loading: 'OnItsWay',
      error: 'Failed',
      phone: 'OnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'the card is the one of the visit’s page, whose stories show it': ['long', 'guided'],
      'an offer says nothing about friends': ['referral'],
    },
  },
  {
    files: ['services/trial-pass-screen'],
    stories: 'screens/services/trial-pass-screen',
    shown: {
      default: 'Pass',
      empty: 'Asking',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
    none: { [noSlow]: ['slow'], [noVisit]: ['guided', 'referral'] },
  },
  {
    files: ['forms/form-view', 'forms/forms'],
    stories: 'screens/forms/forms',
    shown: {
      default: 'ConfiguredForm',
      empty: 'Freeze',
      loading: 'ConfiguredFormSending',
      error: 'ConfiguredFormFailed',
      phone: 'FreezeOnAPhone',
    },
    none: {
      [noSlow]: ['slow'],
      [noPlace]: ['uk'],
      'long on the screens that it stands on': ['long'],
      [noVisit]: ['guided', 'referral'],
    },
  },
  {
    files: ['forms/body-summary'],
    stories: 'screens/forms/body-summary',
    shown: {
      default: 'Measured',
      empty: 'NotMeasured',
      error: 'NeedsCare',
      phone: 'OnAPhone',
      long: 'AtTheEnds',
    },
    none: {
      'drawn from what is there': ['loading', 'slow'],
      'a body is measured alike everywhere': ['uk'],
      [noVisit]: ['guided', 'referral'],
    },
  },
];
