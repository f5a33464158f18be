/** The recipients that a delivery status (RFC 3464, `message/delivery-status`) reports as failed for good. */
export function failedRecipients(report: string): readonly string[] {
  const unfolded = report.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).flatMap((group) => {
    const fields = fieldsOf(group);
    const hasFailed = fields.get('action')?.toLowerCase() === 'failed';
    // 5.7 is the receiver's policy, such as a block of the sender, and says nothing about the mailbox.
    const isForGood = /^5\.[0-6]\./.test(fields.get('status') ?? '');
    // The final recipient of a forwarded mail is somebody else's address.
    const recipient = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
    const address = /^rfc822; *<?([^<>\s]+@[^<>\s]+)>?$/i.exec(recipient)?.[1];
    return hasFailed && isForGood && address !== undefined ? [address] : [];
  });
}

function fieldsOf(group: string): ReadonlyMap<string, string> {
  return new Map(
    group.split('\n').flatMap((line) => {
      const [, name, value] = /^([\w-]+): *(.*?) *$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
}
