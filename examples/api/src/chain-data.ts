/**
 * What a chain brings: its clubs, plans, employers and content, as JSON files and pictures in one folder. This file is
 * their format.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';
import { dynamicForm, type FieldConfig } from '@foyer/core/forms';
import { roomKinds } from '@foyer/core/clubs';
import { isTimeZone } from '@foyer/core/kernel';
import { foyerLocales } from '@foyer/core/messages';
import { assessmentNames } from '@foyer/core/training';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

import { filesOf, photosSchema, sharedFolder } from './clubs/photo-files.ts';
import { openSpanSchema, visitHoursSchema, wallTime } from './visits/open-times.ts';

const id = z.string().check(z.minLength(1));
const flag = z._default(z.boolean(), false);
const count = z.number().check(z.int(), z.gte(0));
const positive = z.number().check(z.int(), z.gte(1));
const currency = z.enum(['USD', 'CAD', 'GBP']);

const holidayHours = z.record(z.string(), z.nullable(openSpanSchema));

/** With `amenity`, only clubs that have it show this. */
const madeFor = z.strictObject({ text: z.string(), amenity: z.optional(z.string()) });
const room = z.strictObject({
  name: z.string(),
  /** What the room is, for its icon and for filters. */
  icon: z.optional(z.enum(roomKinds)),
  text: z.string(),
  amenity: z.optional(z.string()),
});

/** `classes` are the ids of the categories that the coach teaches. */
const coach = z.strictObject({
  name: z.string(),
  focus: z.string(),
  classes: z._default(z.array(z.number()), []),
});

const weeklyClass = z.strictObject({
  /** ISO weekday: 1 is Monday. */
  day: z.number().check(z.int(), z.gte(1), z.lte(7)),
  at: wallTime.check(z.refine((at) => at !== '24:00', 'is a time such as "08:30"')),
  minutes: positive,
  name: z.string(),
  category: z.number(),
  room: z.optional(z.string()),
  coach: z.optional(z.string()),
});

const club = z.strictObject({
  /** Digits only, because made-up classes are counted from it. */
  id: z.string().check(z.regex(/^\d{1,6}$/)),
  name: z.string(),
  /** The club's name in the addresses of its pages. */
  webName: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  type: z.string(),
  city: z.string(),
  zip: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Where the club reads about its leads and visits, and what visitors reply. */
  email: z.email(),
  openDate: z.iso.date(),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  long: z.number().check(z.gte(-180), z.lte(180)),
  amenities: z.array(z.string()),
  status: z._default(z.enum(['open', 'presale', 'offline']), 'open'),
  hasGuidedWorkouts: flag,
  /** One of the named `visitHours`. */
  visitHours: z._default(z.string(), 'standard'),
  /** One of the named `openingHours`. */
  openingHours: z._default(z.string(), 'standard'),
  /** By the holiday's name, instead of those of the chain; null when the club is closed. */
  holidayHours: z._default(holidayHours, {}),
  /** Stops nearby, with the minutes on foot. */
  transit: z._default(
    z.array(z.strictObject({ lines: z.string(), stop: z.string(), minutes: positive })),
    [],
  ),
  /** These replace what the file says for all clubs. */
  parking: z.optional(z.string()),
  accessibility: z.optional(z.array(madeFor)),
  rooms: z.optional(z.array(room)),
  coaches: z.optional(z.array(coach)),
  manager: z.optional(z.string()),
  /** What members agreed to have shown before the chain used Foyer. */
  comments: z._default(
    z.array(
      z.strictObject({
        firstName: z.string(),
        rating: z.number().check(z.int(), z.gte(1), z.lte(5)),
        text: z.string(),
        on: z.iso.date(),
      }),
    ),
    [],
  ),
  /** The classes of a week. Without them, the club gets made-up ones. */
  timetable: z.optional(z.array(weeklyClass)),
  /** Names of the holidays on which it takes visits, beyond those of the chain. */
  openHolidays: z._default(z.array(z.string()), []),
  /** Whether the club is on the list of those that take appointments. */
  takesVisits: z._default(z.boolean(), true),
  /** For a club that says it takes visits although it isn't on the list. The list wins. */
  claimsVisits: flag,
  /** The number of classes by category id. Without it, the club gets made-up classes. */
  classes: z.optional(z.record(z.string(), count)),
  /** The plans that it sells; without them, all. */
  plans: z.optional(z.array(id)),
});

const clubs = z.strictObject({
  visitHours: z.record(z.string(), visitHoursSchema),
  /** Sets of hours by weekday during which a club is open. The one named `standard` is for clubs that name none. */
  openingHours: z._default(z.record(z.string(), visitHoursSchema), {}),
  /** The hours of all clubs on the holidays of holidays.json, by name; null when they are closed. */
  holidayHours: z._default(holidayHours, {}),
  parking: z.optional(z.string()),
  accessibility: z._default(z.array(madeFor), []),
  rooms: z._default(z.array(room), []),
  /** Clubs without coaches get four of these in turn, and those without a manager one of `managers`. */
  coaches: z._default(z.array(coach), []),
  managers: z._default(z.array(z.string()), []),
  /** What made-up classes are like, by category id. With `amenity`, only clubs that have it hold them. */
  classKinds: z._default(
    z.record(
      z.string(),
      z.strictObject({
        names: z.array(z.string()).check(z.minLength(1)),
        minutes: positive,
        /** Named if the club has this amenity. */
        room: z.optional(z.string()),
        amenity: z.optional(z.string()),
      }),
    ),
    {},
  ),
  /** Names of the holidays in holidays.json on which all clubs take visits. */
  openHolidays: z._default(z.array(z.string()), []),
  /** How long before a visit its time can still be booked. */
  visitNoticeMinutes: z._default(count, 120),
  /** Month and day, of one club or of all. */
  daysOff: z.array(
    z.strictObject({ day: z.string().check(z.regex(/^\d\d-\d\d$/)), club: z.optional(id) }),
  ),
  /** What clubs without photos of their own show: names of photos in `photos/rooms`. */
  sharedPhotos: z._default(
    z.strictObject({
      everywhere: z.array(z.string()),
      /** The rooms of clubs with this amenity. */
      ofAmenities: z.record(z.string(), z.string()),
    }),
    { everywhere: [], ofAmenities: {} },
  ),
  places: z
    .array(
      z.strictObject({
        region: z.string(),
        country: z.string(),
        state: z.string(),
        timeZone: z.string().check(z.refine(isTimeZone, 'Invalid input: expected a time zone')),
        clubs: z.array(club),
      }),
    )
    .check(z.refine(areDifferent, 'Two clubs have the same id or webName')),
});

function areDifferent(places: readonly { readonly clubs: z.output<typeof club>[] }[]): boolean {
  const all = places.flatMap((place) => place.clubs);
  const names = new Set(all.flatMap(({ id, webName }) => [id, webName]));
  return names.size === 2 * all.length;
}

/** Names of days without visits by place, a country or a state such as `CA-ON`, and by date. */
const holidays = z.record(z.string(), z.record(z.iso.date(), z.string()));

/** Written in major units, read as minor units. */
const amount = z.pipe(
  z.number().check(z.gte(0)),
  z.transform((major) => Math.round(major * 100)),
);
const price = z.strictObject({ USD: amount, CAD: amount, GBP: amount });
const plan = {
  id,
  type: z.string(),
  name: z.string(),
  /** May contain `{{CLUB_NAME}}` and `{{REGION}}`. */
  description: z.string(),
  monthlyFee: price,
  totalDues: price,
  promotionalSavings: price,
  isReimbursementAvailable: z.boolean(),
};

const plans = z.strictObject({
  promotions: z.strictObject({
    founders: z.strictObject({ id, text: z.string() }),
    cardPartner: z.strictObject({ id, text: z.string() }),
    employers: z.strictObject({ id }),
  }),
  /** The plan that the chain recommends to everyone. */
  recommendedPlanId: z.optional(id),
  /** The free pass that open clubs give a person once. Without it, they give none. */
  trial: z.optional(z.strictObject({ title: z.string(), days: positive, terms: z.string() })),
  /** What open clubs sell for one day. Without it, they sell none. */
  dayPass: z.optional(
    z.strictObject({
      title: z.string(),
      terms: z.string(),
      /** Taxes included. */
      price,
      /** By country and state, such as `US-NY`; in the currency of the country. */
      priceIn: z._default(z.record(z.string(), amount), {}),
      /** The clubs that sell none. */
      notAt: z._default(z.array(id), []),
    }),
  ),
  /** The chain's own plans. A presale club charges its first members the founders' fee, if there is one. */
  plans: z.array(
    z.strictObject({
      ...plan,
      foundersMonthlyFee: z.optional(price),
      /** What its members get, in the order of importance. */
      includes: z._default(z.array(z.string()), []),
      /** Whether it opens its own club, those of the region, or all. */
      access: z.optional(z.enum(['club', 'region', 'chain'])),
      /** True if its members can have the add-on. */
      hasAddOn: flag,
    }),
  ),
  /** The plans that employers can offer. What they include and their regular fee are those of the chain's own plan of this id. */
  employersPlans: z.array(z.strictObject(plan)),
});

/** A whole percentage, or an amount in each currency. */
const discount = { percent: z.number().check(z.int(), z.gte(1), z.lte(100)) };
const amountOff = { amount: price };
const months = z.number().check(z.int(), z.gte(1), z.lte(24));

/** What a code takes off the initiation fee, off the first months, or off both, after the club's own savings. */
const promoCodes = z
  .array(
    z
      .strictObject({
        code: z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/)),
        /** The first and the last day on which it can be used, at the club. */
        from: z.iso.date(),
        until: z.iso.date(),
        /** Without them, all clubs and plans. */
        clubs: z.optional(z.array(id)),
        plans: z.optional(z.array(id)),
        /** How many people may use it; without it, any number. */
        uses: z.optional(positive),
        initiation: z.optional(z.union([z.strictObject(discount), z.strictObject(amountOff)])),
        monthly: z.optional(
          z.union([
            z.strictObject({ ...discount, months }),
            z.strictObject({ ...amountOff, months }),
          ]),
        ),
      })
      .check(
        z.refine(
          ({ initiation, monthly }) => initiation !== undefined || monthly !== undefined,
          'It takes nothing off',
        ),
      ),
  )
  .check(
    z.refine(
      (all) => new Set(all.map(({ code }) => code)).size === all.length,
      'Two codes are the same',
    ),
  );

/** The terms of new memberships. Those that were bought keep theirs. */
const terms = z.strictObject({
  commitmentMonths: count,
  /** How long before its last day a membership has to be canceled. */
  noticeDays: count,
  /** Zero: it can't be frozen. */
  longestFreezeMonths: count,
  /** Charged for each month of a freeze in place of the monthly fee. */
  freezeFee: price,
  /** Whether prices include taxes or taxes are added to them. */
  taxes: z._default(z.enum(['included', 'added']), 'included'),
});

const employers = z.array(
  z.strictObject({
    id,
    agreementId: id,
    name: z.string(),
    /** The last part of its page's address. */
    slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    /** Of its people's email addresses. */
    domains: z.array(z.string().check(z.lowercase())),
    /** The clubs of its agreement, at least one; without them, all. */
    clubs: z.optional(z.array(id).check(z.minLength(1))),
    /** Those of the `employersPlans` that it offers. */
    plans: z.array(id),
    /** True for the employer whose plan lookup fails on purpose. */
    plansUnavailable: flag,
  }),
);

const headline = contract.getHeadline.answer.shape;

/** Headlines, promotions and the join confirmation are in wire format. */
const content = z.strictObject({
  /** The headline that the others extend. */
  headline: z.strictObject(headline),
  headlines: z.array(
    z.strictObject({
      ...z.partial(z.object(headline)).shape,
      /** A page's path; one that ends in `/` matches every page below it. */
      page: z.string(),
      /** Without an intent or a variant, the headline is for all of them. */
      intent: z.optional(z.enum(['lead', 'join'])),
      variant: z.optional(z.enum(['classic', 'guided-steps'])),
    }),
  ),
  promotions: z.array(z.strictObject(contract.getPromotion.answer.shape)),
  joinConfirmation: z.strictObject({
    ...contract.getJoinConfirmation.answer.shape,
    lede: z.string(),
    /** For a presale club; may contain `{{OPEN_DAY}}`. */
    presaleLede: z.string(),
  }),
});

const passes = z.array(
  z.strictObject({
    code: z.string().check(z.uppercase()),
    club: id,
    title: z.string(),
    days: positive,
    terms: z.string(),
    takeUpBy: z.iso.date(),
  }),
);

const forms = z.array(
  z.strictObject({
    ...contract.getForm.answer.shape,
    formId: id,
    /** Who gets the answers by mail. */
    recipient: z.string(),
  }),
);

/** An agreement's current version comes first. Never change a text that has been signed: add a version instead. */
const agreements = z.array(
  z.strictObject({
    agreementId: id,
    version: id,
    title: z.string(),
    paragraphs: z.array(z.string()),
    /** The add-on ends with the last such weekday of the month, Monday being 1. Without it, it doesn't end by itself. */
    season: z.optional(
      z.strictObject({
        lastMonth: z.number().check(z.int(), z.gte(1), z.lte(12)),
        lastWeekday: z.number().check(z.int(), z.gte(1), z.lte(7)),
      }),
    ),
  }),
);

/** The placeholders of a membership agreement, which the terms of the purchase replace. */
const agreementPlaceholder =
  /^(?:PLAN|CLUB|START|DUE_TODAY|MONTHLY|FROM|REDUCED|REDUCED_FROM|REDUCED_MONTHS|COMMITMENT|FREEZE|FREEZE_FEE|NOTICE|PHONE|EMAIL)$/;
const agreementText = z
  .string()
  .check(
    z.refine(
      (text) =>
        [...text.matchAll(/\{\{(.*?)\}\}/g)].every(([, name = '']) =>
          agreementPlaceholder.test(name),
        ),
      'Unknown placeholder',
    ),
  );

/** Each by place: a country, a state such as `US-AL`, or `*` for all others. */
const joining = z.strictObject({
  /** What is signed before paying: that of the nearest place. Without any, nothing is. */
  agreements: z.record(
    z.string(),
    z.strictObject({
      version: id,
      /** The first language is for visitors of all others. */
      texts: z.partialRecord(
        z.enum(foyerLocales),
        z.strictObject({
          title: z.string(),
          paragraphs: z.array(agreementText),
          /** Follows the paragraph with `{{MONTHLY}}` if a promo code lowers the first fees. */
          withPromo: agreementText,
          /** Shown in place of a day that is not known yet. */
          openingDay: z.string(),
        }),
      ),
    }),
  ),
  /** What else is asked. A nearer place overrides the ones around it. */
  questions: z.record(
    z.string(),
    z.partial(
      z.strictObject({
        birthDate: z.boolean(),
        address: z.boolean(),
        /** In years. Anyone younger can't join. */
        minimumAge: count,
        /** In years, 18 by default. Anyone younger joins with a guardian. */
        adultAge: count,
      }),
    ),
  ),
});

const measured = z._default(z.nullable(z.number()), null);
const training = z.strictObject({
  /** By the question's name. */
  answers: z.record(z.string(), z.string()),
  assessments: z.array(
    z.strictObject({
      name: z.enum(assessmentNames),
      takenOn: z.iso.date(),
      trainer: z.optional(z.string()),
    }),
  ),
  summary: z.strictObject({
    takenOn: z.iso.date(),
    age: measured,
    sex: z.optional(z.enum(['female', 'male'])),
    weightKg: measured,
    bodyFatPercent: measured,
    bodyWaterPercent: measured,
    restingHeartRate: measured,
    systolic: measured,
    diastolic: measured,
  }),
});

const account = z.strictObject({
  lastName: z.string(),
  email: z.email(),
  address: z.optional(
    z.strictObject({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
    }),
  ),
  country: z.string(),
  homeClub: id,
  /** In centimeters. */
  height: measured,
  /** In kilograms. */
  weight: measured,
  membershipStatus: z.string(),
  hasActiveTraining: flag,
  addOnStatusId: z.optional(id),
  billing: z.optional(
    z.strictObject({
      cardType: z.string(),
      cardLastFour: z.string(),
      expirationDate: z.string(),
      currency,
    }),
  ),
  giftCard: z.optional(z.strictObject({ lastFour: z.string(), balance: amount, currency })),
  /** Bought online, at the home club. */
  membership: z.optional(
    z.strictObject({
      /** One of the chain's own plans. */
      plan: id,
      joinedOn: z.iso.date(),
      /** The bills until this day are paid. */
      paidUntil: z.iso.date(),
    }),
  ),
  training: z.optional(training),
});

/** Members who refer friends, some with an account. All others come from the payment application. */
const members = z.strictObject({
  /** A login for a developer's own machine. */
  demoLogin: z.nullable(
    z.strictObject({ memberId: id, username: z.string(), password: z.string() }),
  ),
  members: z.array(
    z.strictObject({
      id,
      referringId: id,
      shareId: id,
      firstName: z.string(),
      account: z.optional(account),
    }),
  ),
});

/** By file, without `.json`. */
const schemas = {
  clubs,
  photos: photosSchema,
  holidays,
  plans,
  'promo-codes': promoCodes,
  terms,
  employers,
  content,
  /** In wire format. */
  gifts: contract.getGiftCardCatalogue.answer,
  passes,
  forms,
  agreements,
  joining,
  /** In wire format: what a member is asked before the first assessment. */
  questions: contract.getPreQuestionnaire.answer.shape.questions,
  members,
  /** By language, then by the English text. */
  translations: z.partialRecord(z.enum(foyerLocales), z.record(z.string(), z.string())),
};

export type ChainData = {
  readonly [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]>;
} & {
  /** Where the data was read from. What is in `media` is served. */
  readonly folder: string;
};

/** The data that ship with the API, from source and built. */
export const shippedFolder: string = join(import.meta.dirname, '..', 'data');

let shipped: ChainData | null = null;

/** The data of the made-up chain "Foyer Clubs". */
export function shippedData(): ChainData {
  shipped ??= readChainData(shippedFolder).unwrap();
  return shipped;
}

/** Reads the data in a folder. Fails with one line that names the file and the first invalid value. */
export function readChainData(folder: string): Result<ChainData, string> {
  const read: Record<string, unknown> = { folder };
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join(folder, `${name}.json`);
    try {
      const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const { data, error } = schema.safeParse(json, { error: en().localeError });
      const issue = error?.issues[0];
      if (issue) {
        const place = z.core.toDotPath(issue.path);
        return Err([file, place, issue.message].filter(Boolean).join(': '));
      }
      read[name] = data;
    } catch (error) {
      return Err(`${file} can't be read: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
  const data = read as ChainData;
  const problem =
    repeatedName(data) ?? unknownName(data) ?? wrongForm(data) ?? missingPicture(data);
  return problem === null ? Ok(data) : Err(join(folder, problem));
}

/** The first name that two things have, of which the server would lose one; null when there is none. */
function repeatedName({ plans, employers, content, passes, forms, members }: ChainData) {
  const named: readonly [string, readonly string[]][] = [
    ['plans.json: id', plans.plans.map(({ id }) => id)],
    ['plans.json: id', plans.employersPlans.map(({ id }) => id)],
    ['employers.json: id', employers.map(({ id }) => id)],
    ['employers.json: slug', employers.map(({ slug }) => slug)],
    ['employers.json: domains', employers.flatMap(({ domains }) => domains)],
    ['content.json: slug', content.promotions.map(({ slug }) => slug)],
    ['passes.json: code', passes.map(({ code }) => code)],
    ['forms.json: formId', forms.map(({ formId }) => formId)],
    ['members.json: id', members.members.map(({ id }) => id)],
    ['members.json: referringId', members.members.map(({ referringId }) => referringId)],
    ['members.json: shareId', members.members.map(({ shareId }) => shareId)],
  ];
  for (const [place, names] of named) {
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) return `${place}: "${repeated}" is there twice.`;
  }
  return null;
}

/** The first id that names nothing in the other files; null when there is none. */
function unknownName(data: ChainData): string | null {
  const { clubs, photos, holidays, plans, employers, passes, members } = data;
  const all = clubs.places.flatMap((place) => place.clubs);
  const promos = data['promo-codes'];
  const known = {
    club: all.map(({ id }) => id),
    plan: plans.plans.map(({ id }) => id),
    'employers’ plan': plans.employersPlans.map(({ id }) => id),
    'plan of anyone': [...plans.plans, ...plans.employersPlans].map(({ id }) => id),
    'set of hours': Object.keys(clubs.visitHours),
    'set of opening hours': ['standard', ...Object.keys(clubs.openingHours)],
    photo: (photos[sharedFolder] ?? []).map(({ name }) => name),
    holiday: Object.values(holidays).flatMap((dates) => Object.values(dates)),
  };
  const named: readonly [string, keyof typeof known, readonly (string | undefined)[]][] = [
    ['clubs.json: visitHours', 'set of hours', all.map(({ visitHours }) => visitHours)],
    [
      'clubs.json: openingHours',
      'set of opening hours',
      all.map(({ openingHours }) => openingHours),
    ],
    ['clubs.json: holidayHours', 'holiday', Object.keys(clubs.holidayHours)],
    [
      'clubs.json: holidayHours',
      'holiday',
      all.flatMap(({ holidayHours }) => Object.keys(holidayHours)),
    ],
    ['plans.json: recommendedPlanId', 'plan', [plans.recommendedPlanId]],
    ['plans.json: notAt', 'club', plans.dayPass?.notAt ?? []],
    ['promo-codes.json: clubs', 'club', promos.flatMap(({ clubs = [] }) => clubs)],
    ['promo-codes.json: plans', 'plan of anyone', promos.flatMap(({ plans = [] }) => plans)],
    ['clubs.json: plans', 'plan', all.flatMap(({ plans = [] }) => plans)],
    ['photos.json', 'club', Object.keys(photos).filter((folder) => folder !== sharedFolder)],
    ['clubs.json: sharedPhotos', 'photo', clubs.sharedPhotos.everywhere],
    ['clubs.json: sharedPhotos', 'photo', Object.values(clubs.sharedPhotos.ofAmenities)],
    ['clubs.json: openHolidays', 'holiday', clubs.openHolidays],
    ['clubs.json: openHolidays', 'holiday', all.flatMap(({ openHolidays }) => openHolidays)],
    ['clubs.json: daysOff', 'club', clubs.daysOff.map(({ club }) => club)],
    ['employers.json: clubs', 'club', employers.flatMap(({ clubs = [] }) => clubs)],
    ['employers.json: plans', 'employers’ plan', employers.flatMap(({ plans }) => plans)],
    ['passes.json: club', 'club', passes.map(({ club }) => club)],
    ['members.json: homeClub', 'club', members.members.map(({ account }) => account?.homeClub)],
    ['members.json: plan', 'plan', members.members.map(({ account }) => account?.membership?.plan)],
  ];
  for (const [place, kind, names] of named) {
    const unknown = names.find((name) => name !== undefined && !known[kind].includes(name));
    if (unknown !== undefined) return `${place}: There is no ${kind} "${unknown}".`;
  }
  return null;
}

/** The fields as the core's form takes them. */
export function fieldsOf({ fields }: ChainData['forms'][number]): readonly FieldConfig[] {
  return fields.map(({ name, label, type, required, options, maxLength }) => ({
    name,
    label,
    ...(type !== undefined && { type }),
    ...(required !== undefined && { required }),
    ...(options !== undefined && { options }),
    ...(maxLength !== undefined && { maxLength }),
  }));
}

function wrongForm({ forms }: ChainData): string | null {
  const wrong = forms.find((form) => dynamicForm(fieldsOf(form)).err);
  return wrong === undefined ? null : `forms.json: The fields of "${wrong.formId}" are invalid.`;
}

function missingPicture({ folder, photos, content, gifts }: ChainData): string | null {
  const made = Object.entries(photos).flatMap(([name, all]) =>
    all.flatMap((photo) => filesOf({ ...photo, folder: name })),
  );
  const pages = [content.headline, ...content.headlines, ...content.promotions];
  const named: readonly [string, readonly string[]][] = [
    ['photos.json', made],
    ['content.json: photo', pages.flatMap(({ photo }) => photo?.src ?? [])],
    ['gifts.json: imageUrl', gifts.designs.map(({ imageUrl }) => imageUrl)],
  ];
  for (const [place, paths] of named) {
    const lost = paths.find(
      (path) => path.startsWith('/media/') && !existsSync(join(folder, path)),
    );
    if (lost !== undefined) return `${place}: There is no file "${lost}".`;
  }
  return null;
}
