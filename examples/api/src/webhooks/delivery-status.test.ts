import { describe, expect, it } from 'vitest';

import { failedRecipients } from './incoming-webhooks.ts';

describe('A delivery status (RFC 3464)', () => {
  it('OP-116 names the recipients that failed for good, as they were written to', () => {
    const report = [
      'Reporting-MTA: dns; mx.mail.example',
      '',
      'Original-Recipient: rfc822;ada@mail.example',
      'Final-Recipient: rfc822;someone.else@forwarded.example',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1',
      '  no such user: zoe@mail.example',
      '',
      'Final-Recipient: RFC822; <grace@mail.example>',
      'Action: Failed',
      'Status: 5.2.1 (mailbox disabled)',
      '',
      'Final-Recipient: rfc822; full@mail.example',
      'Action: delayed',
      'Status: 4.2.2',
      '',
      'Final-Recipient: rfc822; blocked@mail.example',
      'Action: failed',
      'Status: 5.7.1',
    ];
    const failed = ['ada@mail.example', 'grace@mail.example'];
    expect(failedRecipients(report.join('\r\n'))).toEqual(failed);
    expect(failedRecipients(report.join('\n'))).toEqual(failed);
    expect(failedRecipients('')).toEqual([]);
    expect(failedRecipients('Subject: Hello')).toEqual([]);
  });
});
