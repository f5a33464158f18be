/**
 * How long the texts of a request may be. Every text in the path, the query and the body of every call is one of these:
 * a text without a maximum would fill a disk. Answers have no limits; a client takes what its back end sends.
 */
import * as z from 'zod/mini';

/** What fits into one box: a name, an address line, an id, a code, a token, a date. */
export const shortText = z.string().check(z.maxLength(256));

/** A bearer token, which may be signed and long. */
export const bearerText = z.string().check(z.maxLength(4_096));

/** What a visitor writes into a text area. Source: specification, section 9. */
export const areaText = z.string().check(z.maxLength(150));

/** A paragraph, such as the words of a consent, or a list of ids. */
export const longText = z.string().check(z.maxLength(2_000));

/** The address of a web page; empty where there is none. */
export const webAddress = z.string().check(z.maxLength(2_000), z.regex(/^(?:https?:\/\/|$)/));
