import type * as account from '../copy/account.ts';
import type * as club from '../copy/club.ts';
import type * as clubFinder from '../copy/club-finder.ts';
import type * as element from '../copy/element.ts';
import type * as employer from '../copy/employer.ts';
import type * as firstStep from '../copy/first-step.ts';
import type * as forms from '../copy/forms.ts';
import type * as gift from '../copy/gift.ts';
import type * as join from '../copy/join.ts';
import type * as login from '../copy/login.ts';
import type * as manageVisit from '../copy/manage-visit.ts';
import type * as membership from '../copy/membership.ts';
import type * as memberTitles from '../copy/member-titles.ts';
import type * as passes from '../copy/passes.ts';
import type * as desk from '../copy/desk.ts';
import type * as prices from '../copy/prices.ts';
import type * as promises from '../copy/promises.ts';
import type * as registration from '../copy/registration.ts';
import type * as security from '../copy/security.ts';
import type * as services from '../copy/services.ts';
import type * as visit from '../copy/visit.ts';
import type { Copy, CopyPart, Localized, PartlyLocalized } from '../locale/copy.ts';

/** The translation of all copy of a part, by `copyKey`. */
export type TextsOf<Part extends CopyPart> = {
  readonly [One in CopiesOf<Part> as One['copyKey']]: Localized<One>;
};

/** What a regional variant changes in a part. */
export type PartlyTextsOf<Part extends CopyPart> = {
  readonly [One in CopiesOf<Part> as One['copyKey']]?: PartlyLocalized<One>;
};

type CopiesOf<Part extends CopyPart> = Extract<
  | CopyIn<typeof account>
  | CopyIn<typeof club>
  | CopyIn<typeof clubFinder>
  | CopyIn<typeof element>
  | CopyIn<typeof employer>
  | CopyIn<typeof firstStep>
  | CopyIn<typeof forms>
  | CopyIn<typeof gift>
  | CopyIn<typeof join>
  | CopyIn<typeof login>
  | CopyIn<typeof manageVisit>
  | CopyIn<typeof membership>
  | CopyIn<typeof memberTitles>
  | CopyIn<typeof passes>
  | CopyIn<typeof desk>
  | CopyIn<typeof prices>
  | CopyIn<typeof promises>
  | CopyIn<typeof registration>
  | CopyIn<typeof security>
  | CopyIn<typeof services>
  | CopyIn<typeof visit>,
  { readonly copyKey: `${Part}/${string}` }
>;

type CopyIn<Module> = Extract<Module[keyof Module], Copy>;
