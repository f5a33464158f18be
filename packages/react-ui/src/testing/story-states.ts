/** Which story shows which state of a screen. A test reports missing screens, states and stories. */

/** The states that every screen has, unless there's a reason why not. */
export const states = ['default', 'empty', 'loading', 'error', 'long', 'uk', 'phone'] as const;

export type State = (typeof states)[number];

/** States that only some screens have. */
type RareState = 'slow' | 'guided' | 'referral';

export interface ScreenStates {
  /** Files below `screens` that appear together. */
  readonly files: readonly [string, ...string[]];
  /** The stories file below `src`, without its extension; by default the one beside the first file. */
  readonly stories?: string;
  /** The story of each state: an export of that file, or `another/file#Export`. */
  readonly shown: Readonly<Partial<Record<State | RareState, string>>>;
  /** Reasons why some states have no story, with the states they apply to. */
  readonly none?: Readonly<Record<string, readonly State[]>>;
}

const noWait = 'nothing is waited for but the press, which every form shows alike';
const noPlace = 'nothing in it depends on a country';
const asLead = "drawn by the lead flow's own parts";

export const screens: readonly ScreenStates[] = [
  {
    files: ['lead/contact-step', 'lead/contact-form', 'lead/lead-flow-screen'],
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
  },
  {
    files: ['lead/schedule-step', 'lead/schedule-form', 'lead/visit-summary'],
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
  },
  {
    files: ['lead/confirmation-step', 'lead/survey'],
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
  },
  {
    files: ['flow/flow-guard', 'lead/lead-flow-guard'],
    shown: {
      default: 'TwoMinutesLeft',
      phone: 'TwoMinutesLeftOnAPhone',
    },
    none: { 'a question with two answers': ['empty', 'loading', 'error', 'long', 'uk'] },
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
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['corporate/plan-step'],
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
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['corporate/join-schedule-step'],
    stories: 'screens/corporate/corporate-join',
    shown: { default: 'Schedule', phone: 'ScheduleOnAPhone' },
    none: { [asLead]: ['empty', 'loading', 'error', 'long', 'uk'] },
  },
  {
    files: ['corporate/join-visit-step'],
    stories: 'screens/corporate/corporate-join',
    shown: { default: 'Visit', empty: 'VisitSkipped', phone: 'VisitOnAPhone' },
    none: { [asLead]: ['loading', 'error', 'long', 'uk'] },
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
  },
  {
    // With a price that is held for the visitor.
    files: ['join/plans-step'],
    stories: 'screens/join/standard-join',
    shown: {
      default: 'PriceHeld',
      empty: 'PriceNoLongerHeld',
      phone: 'PriceHeldOnAPhone',
    },
    none: {
      'the price is on the card of its plan, whose stories show it': [
        'loading',
        'error',
        'long',
        'uk',
      ],
    },
  },
  {
    files: ['joining/plan-form'],
    stories: 'screens/join/standard-join',
    shown: {
      default: 'PromoApplied',
      empty: 'Plans',
      loading: 'PromoChecking',
      error: 'PromoRefused',
      long: 'PromoForAnotherPlan',
      uk: 'PlansInTheUK',
      phone: 'PromoAppliedOnAPhone',
    },
  },
  {
    files: ['join/details-step', 'joining/order-summary'],
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
  },
  {
    files: ['join/agreement-step', 'corporate/agreement-step', 'joining/join-agreement'],
    stories: 'screens/join/standard-join',
    shown: {
      default: 'AgreementSigned',
      empty: 'Agreement',
      loading: 'AgreementLoading',
      error: 'AgreementFailed',
      long: 'AgreementInLongWords',
      uk: 'AgreementInTheUK',
      phone: 'AgreementOnAPhone',
    },
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
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['account/account-screen'],
    shown: {
      default: 'Everything',
      empty: 'LittleIsKnown',
      loading: 'OnTheWay',
      error: 'AllFail',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['account/pass-page'],
    stories: 'screens/account/pass-page',
    shown: {
      default: 'Saved',
      empty: 'Prospect',
      loading: 'OnTheWay',
      error: 'Failed',
      long: 'LongWords',
      phone: 'OnAPhone',
    },
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['membership/membership-panel'],
    shown: {
      default: 'Active',
      empty: 'NoMembership',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['membership/freeze-dialog'],
    stories: 'screens/membership/membership-panel',
    shown: {
      default: 'FreezeChecked',
      empty: 'Freezing',
      loading: 'FreezeOnItsWay',
      error: 'FreezeFails',
      phone: 'FreezeCheckedOnAPhone',
    },
    none: {
      [noPlace]: ['uk'],
      'it shows days and amounts only': ['long'],
    },
  },
  {
    files: ['membership/freeze-dialog'],
    stories: 'screens/membership/membership-panel',
    shown: { default: 'EndingAFreeze', phone: 'EndingAFreezeOnAPhone' },
    none: { 'a question with two answers': ['empty', 'loading', 'error', 'long', 'uk'] },
  },
  {
    files: ['membership/cancel-dialog'],
    stories: 'screens/membership/membership-panel',
    shown: {
      default: 'Canceling',
      empty: 'CancelingAfterTheCommitment',
      error: 'CanceledElsewhere',
      phone: 'CancelingOnAPhone',
    },
    none: {
      'the press waits like that of a freeze': ['loading'],
      [noPlace]: ['uk'],
      'it shows days and amounts only': ['long'],
    },
  },
  {
    files: ['membership/agreed-page'],
    shown: {
      default: 'Record',
      empty: 'Empty',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['membership/change-dialog'],
    stories: 'screens/membership/membership-panel',
    shown: {
      default: 'ChangeChecked',
      empty: 'NoOffers',
      loading: 'OffersOnTheirWay',
      error: 'OffersFail',
      uk: 'ChangeInTheUk',
      phone: 'ChangeCheckedOnAPhone',
    },
    none: { 'plans with long names are on the page itself': ['long'] },
  },
  {
    files: ['membership/billing-panel', 'membership/invoice-page'],
    shown: {
      default: 'Invoices',
      empty: 'NoInvoices',
      loading: 'OnTheirWay',
      error: 'Failed',
      long: 'PaperOfALongClub',
      uk: 'PaperInTheUk',
      phone: 'OnAPhone',
    },
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
    none: { 'as the details are, on the same form': ['loading', 'long'] },
  },
  {
    files: ['account/club-forms'],
    stories: 'screens/account/change-account',
    shown: {
      default: 'JoinDetails',
      error: 'JoinDetailsRefused',
      phone: 'JoinDetailsOnAPhone',
    },
    none: { 'as the details are, on the same form': ['empty', 'loading', 'long', 'uk'] },
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
      'one link, loaded like a card of the account': ['empty', 'loading', 'long'],
      [noPlace]: ['uk'],
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
      'as the details are, on the same form': ['loading', 'long'],
      [noPlace]: ['uk'],
    },
  },
  {
    files: ['account/social-screen'],
    shown: {
      default: 'Linked',
      empty: 'NotLinked',
      loading: 'Leaving',
      error: 'Over',
      phone: 'Leaving',
    },
    none: {
      [noPlace]: ['uk'],
      'the provider has one short name': ['long'],
    },
  },
  {
    files: ['account/login-screen'],
    shown: {
      default: 'SentHere',
      empty: 'Empty',
      loading: 'Slow',
      slow: 'Slow',
      error: 'Wrong',
      long: 'LongText',
      phone: 'OnAPhone',
    },
    none: { [noPlace]: ['uk'] },
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
      [noWait]: ['loading'],
      [noPlace]: ['uk'],
      'what is typed is long nowhere but in its boxes': ['long'],
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
      [noWait]: ['loading'],
      [noPlace]: ['uk'],
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
      [noPlace]: ['uk'],
      'what is typed is long nowhere but in its boxes': ['long'],
    },
  },
  {
    files: ['account/email-link-screen'],
    shown: {
      default: 'Confirm',
      empty: 'WithoutALink',
      loading: 'Sending',
      error: 'NotSent',
      phone: 'ConfirmOnAPhone',
    },
    none: {
      [noPlace]: ['uk'],
      'it shows nothing of a person': ['long'],
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
    none: { 'a question with two answers': ['empty', 'long', 'uk'] },
  },
  {
    files: ['account/required-step'],
    shown: {
      default: 'ToSetUp',
      loading: 'Loading',
      error: 'Wrong',
      phone: 'ToSetUpOnAPhone',
    },
    none: {
      'it has the same two cards for everybody': ['empty', 'long'],
      [noPlace]: ['uk'],
    },
  },
  {
    files: ['services/agreement-screen'],
    shown: {
      default: 'ToSign',
      empty: 'NoClub',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'Long',
      uk: 'SignedInTheUk',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['services/chain-form-screen'],
    shown: {
      default: 'Empty',
      empty: 'Unknown',
      loading: 'Loading',
      error: 'Refused',
      phone: 'OnAPhone',
    },
    none: {
      [noPlace]: ['uk'],
      'its text is the chain’s own': ['long'],
    },
  },
  {
    files: ['services/feedback-screen'],
    shown: {
      default: 'OfAClub',
      empty: 'NoClubYet',
      loading: 'ClubsOnTheirWay',
      error: 'NotSent',
      long: 'LongName',
      phone: 'OnAPhone',
    },
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['account/personal-data-screen'],
    shown: {
      default: 'Data',
      empty: 'Nothing',
      loading: 'OnItsWay',
      error: 'Over',
      long: 'LongWords',
      phone: 'RequestOnAPhone',
    },
    none: { 'the country changes nothing': ['uk'] },
  },
  {
    files: ['services/desk-screen'],
    shown: {
      default: 'Today',
      empty: 'Nobody',
      loading: 'OnItsWay',
      error: 'Closed',
      long: 'LongWords',
      phone: 'OnAPhone',
    },
    none: { 'the country changes nothing': ['uk'] },
  },
  {
    files: ['services/day-pass-screen', 'services/order-screen', 'services/order-form'],
    shown: {
      default: 'FilledIn',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Refused',
      long: 'LongWords',
      uk: 'InPounds',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['services/gift-card-screen', 'services/gift-order-form'],
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
  },
  {
    files: ['services/training-screen'],
    shown: {
      default: 'Trains',
      empty: 'Newcomer',
      loading: 'OnItsWay',
      error: 'AllFailed',
      long: 'LongWords',
      phone: 'OnAPhone',
    },
    none: { 'a body is measured alike everywhere': ['uk'] },
  },
  {
    files: ['visit/visit-screen', 'visit/visit-dialogs'],
    shown: {
      default: 'Booked',
      empty: 'Unknown',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      guided: 'GuidedWorkout',
      phone: 'OnAPhone',
    },
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['visit/friends-visit-screen'],
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
    none: { [noPlace]: ['uk'] },
  },
  {
    files: ['corporate/code-step'],
    stories: 'screens/corporate/corporate-join',
    shown: {
      default: 'Invitation',
      empty: 'ContactInvited',
      loading: 'InvitationChecking',
      error: 'InvitationWrong',
      phone: 'InvitationOnAPhone',
    },
    none: {
      [noPlace]: ['uk'],
      'it has no text that varies': ['long'],
    },
  },
  {
    files: ['corporate/employer-screen', 'corporate/employer-frame'],
    shown: {
      default: 'Offer',
      empty: 'NoSaving',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongName',
      uk: 'InTheUK',
      phone: 'OfferOnAPhone',
    },
  },
  {
    files: [
      'club/club-screen',
      'club/club-actions',
      'club/club-gallery',
      'club/club-location',
      'club/timetable',
    ],
    shown: {
      default: 'Open',
      empty: 'Bare',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongNames',
      uk: 'InLondon',
      phone: 'OpenOnAPhone',
    },
  },
  {
    files: ['prices/prices-screen'],
    shown: {
      default: 'Compared',
      empty: 'NothingSold',
      loading: 'Loading',
      error: 'Failed',
      long: 'LongNames',
      uk: 'InTheUK',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['corporate/poster-screen'],
    stories: 'screens/corporate/employer-screen',
    shown: { default: 'Poster', phone: 'PosterOnAPhone' },
    none: {
      'it loads like the page above it and has the same texts': [
        'empty',
        'loading',
        'error',
        'long',
        'uk',
      ],
    },
  },
  {
    files: ['clubs/club-finder', 'clubs/finder-results', 'clubs/finder-map', 'clubs/finder-card'],
    shown: {
      default: 'NearAPlace',
      empty: 'NothingFound',
      loading: 'Loading',
      error: 'Failed',
      long: 'LongText',
      uk: 'InLondon',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['visit/wait-offer-screen'],
    shown: {
      default: 'Offered',
      empty: 'Unknown',
      loading: 'OnItsWay',
      error: 'Failed',
      phone: 'OnAPhone',
    },
    none: {
      [noPlace]: ['uk'],
      'the card is the one of the visit’s page, whose stories show it': ['long'],
    },
  },
  {
    files: ['services/trial-request-screen'],
    shown: {
      default: 'Filled',
      empty: 'Empty',
      loading: 'Sending',
      error: 'Refused',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['services/mailed-pass-screen'],
    stories: 'screens/services/mailed-pass-screen',
    shown: {
      default: 'Pass',
      empty: 'Unknown',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
  },
  {
    files: ['services/trial-pass-screen'],
    shown: {
      default: 'Pass',
      empty: 'Asking',
      loading: 'OnItsWay',
      error: 'Failed',
      long: 'LongWords',
      uk: 'InTheUk',
      phone: 'OnAPhone',
    },
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
      [noPlace]: ['uk'],
      'long on the screens that it stands on': ['long'],
    },
  },
  {
    files: ['forms/body-summary'],
    shown: {
      default: 'Measured',
      empty: 'NotMeasured',
      error: 'NeedsCare',
      phone: 'OnAPhone',
      long: 'AtTheEnds',
    },
    none: {
      'drawn from what is there': ['loading'],
      'a body is measured alike everywhere': ['uk'],
    },
  },
];
