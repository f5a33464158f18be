/**
 * The maximum lengths of texts in requests. Every string in the path, query and body of a call uses one of these,
 * because unlimited text could fill a disk. Responses have no limits; clients accept what their back end sends.
 */
import * as z from 'zod/mini';

/** A single-line value: a name, an address line, an id, a code, a token, a date. */
export const shortText = z.string().check(z.maxLength(256));

/** A bearer token, which may be signed and long. */
export const bearerText = z.string().check(z.maxLength(4_096));

/** Text that a visitor types into a text area. Specification, section 9. */
export const areaText = z.string().check(z.maxLength(150));

/** A paragraph, such as a consent text, or a list of ids. */
export const longText = z.string().check(z.maxLength(2_000));

/** The URL of a web page; empty if there's none. */
export const webAddress = z.string().check(z.maxLength(2_000), z.regex(/^(?:https?:\/\/|$)/));
