// `pnpm headless`: books a visit from a terminal through the core, against a running API.
import '@foyer/core/temporal';
import { parseArgs } from 'node:util';

import { bookVisit } from './book-visit.ts';

const values = readOptions();
if (values.help) {
  console.log('pnpm headless [--api URL] [--club ID] [--email ADDRESS]');
  process.exit();
}

const booked = await bookVisit({
  api: values.api,
  facilityId: values.club,
  contact: {
    first_name: 'Ada',
    last_name: 'Byron',
    email_address: values.email,
    phone_number: '212-555-0123',
  },
  say: (line) => console.log(line),
});
if (booked.ok) {
  console.log(`Booked: ${booked.val}. The mail that went out: ${values.api}/dev/mailbox`);
} else {
  const isUp = await fetch(values.api).then(
    () => true,
    () => false,
  );
  const hint = ` (Is an API running at ${values.api}? \`npm start\` starts one.)`;
  console.error(booked.val + (isUp ? '' : hint));
  process.exitCode = 1;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        api: { type: 'string', default: 'http://127.0.0.1:4173' },
        club: { type: 'string', default: '101' },
        email: { type: 'string', default: 'ada.byron@mail.example' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\nSee --help.`);
    process.exit(2);
  }
}
