import * as z from 'zod/mini';

/*
 * The maximum lengths of texts in requests. Every string in the path, query and body of a call uses one of these,
 * because unlimited text could fill a disk. Responses have no limits; clients accept what their back end sends.
 */

/** A single-line value: a name, an address line, an id, a code, a token, a date. */
export const shortText = textUpTo(256);

/** A bearer token, which may be signed and long. */
export const bearerText = textUpTo(4_096);

/** Text that a visitor types into a text area. Specification, section 9. */
export const areaText = textUpTo(150);

/** A paragraph, such as a consent text, or a list of ids. */
export const longText = textUpTo(2_000);

/** A new passkey as the browser describes it, with its key and perhaps certificates. */
export const passkeyText = textUpTo(16_000);

/** The URL of a web page; empty if there's none. */
export const webAddress = z.string().check(z.maxLength(2_000), z.regex(/^(?:https?:\/\/|$)/));

/** In major units of the currency, as a number or a string: `205`, `205.5`, `"205.50"`. */
export const sentMoney = z.union([z.number(), shortText]);

/** The answer to a question of the survey. */
export const surveyAnswer = z.object({
  answerId: shortText,
  additionalInfo: z.nullable(areaText),
});

/* Fields of responses. Back ends may send null for a missing value, or omit it. */

export const maybeText = z.nullish(z.string());
export const maybeNumber = z.nullish(z.number());
export const maybeFlag = z.nullish(z.boolean());
export const id = z.union([z.string(), z.number()]);
export const maybeId = z.nullish(id);
/** In major units of the currency. */
export const money = z.union([z.number(), z.string()]);
export const currency = z.enum(['USD', 'CAD', 'GBP']);
export const success = z.object({ success: z.boolean() });

export const startedSession = z.object({
  /** Null if the session is in a cookie. */
  token: maybeText,
  /** The session's public id, sent as `Foyer-Session` along with the cookie. */
  sessionId: maybeText,
  /** ISO instant. */
  expiresAt: z.string(),
});

/** A field of a dynamic form. Specification, section 5, Dynamic form schema. */
export const formField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.optional(z.enum(['text', 'name', 'email', 'phone', 'select', 'textarea'])),
  required: z.optional(z.boolean()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  maxLength: z.optional(z.number()),
});
export type WireFormField = z.infer<typeof formField>;

/** The annotation lets bundlers drop the texts that a page doesn't use. */
// @__NO_SIDE_EFFECTS__
function textUpTo(length: number): z.ZodMiniString<string> {
  return z.string().check(z.maxLength(length));
}

/** A picture in several sizes: `srcSet` and `night` as in an image's `srcset`. */
export const pictureSet = z.nullish(
  z.object({ srcSet: z.string(), night: maybeText, color: maybeText }),
);
