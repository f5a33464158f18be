import { isSameText, type ServerSecret, underAny } from '../server-secret.ts';

/** The length of the signature at the end of a token, in hexadecimal digits: 128 bits. */
const signatureLength = 32;

/** The token of a visit's manage link: the link's random id and its signature. It holds no personal data. */
export async function visitToken(secret: ServerSecret, linkId: string): Promise<string> {
  const signature = await secret.mark('visit', linkId);
  return `${linkId}-${signature.slice(0, signatureLength)}`;
}

/** The link id of a token; null if this server's secret didn't sign it. Takes the same time for any signature. */
export async function readVisitToken(secret: ServerSecret, token: string): Promise<string | null> {
  const linkId = token.slice(0, -signatureLength - 1);
  return underAny(secret, async (one) =>
    isSameText(token, await visitToken(one, linkId)) ? linkId : null,
  );
}

/** The page on which a visit can be changed; null once its link was turned off. */
export async function visitLink(
  secret: ServerSecret,
  linkId: string | null,
  publicUrl: string,
): Promise<string | null> {
  return linkId === null ? null : `${publicUrl}/visit/${await visitToken(secret, linkId)}`;
}
