import type { SeedGroup } from './seed-group.ts';

/** The clubs outside the US. */
// One club per line keeps the list readable; oxfmt would spread each over nine.
// oxfmt-ignore
export const clubsAbroad: readonly SeedGroup[] = [
  {
    region: 'Canada',
    country: 'CA',
    state: 'ON',
    timeZone: 'America/Toronto',
    clubs: [
      ['189', 'Yorkville', 'Toronto', 'M5R 1B2', '55 Avenue Road', '(416) 555-0189', 43.6719, -79.3957, { guided: true }],
      ['190', 'Bay Street', 'Toronto', 'M5H 2R2', '199 Bay Street', '(416) 555-0190', 43.6486, -79.3799, { hours: 'early' }],
      ['191', 'King West', 'Toronto', 'M5V 1M5', '501 King Street West', '(647) 555-0191', 43.6449, -79.3987],
      ['192', 'Ottawa', 'Ottawa', 'K1P 5G4', '150 Elgin Street', '(613) 555-0192', 45.4203, -75.6923, { status: 'offline' }],
    ],
  },
  {
    region: 'Canada',
    country: 'CA',
    state: 'QC',
    timeZone: 'America/Toronto',
    clubs: [
      ['193', 'Montréal', 'Montréal', 'H3A 1A1', '1250 rue Sherbrooke Ouest', '(514) 555-0193', 45.4996, -73.5789, { guided: true }],
      ['194', 'Québec', 'Québec', 'G1R 4S9', '57 rue Sainte-Anne', '(418) 555-0194', 46.8124, -71.2058],
    ],
  },
  {
    region: 'Canada',
    country: 'CA',
    state: 'BC',
    timeZone: 'America/Vancouver',
    clubs: [
      ['195', 'West Georgia', 'Vancouver', 'V6C 3E8', '1055 West Georgia Street', '(604) 555-0195', 49.2856, -123.1199, { guided: true }],
      ['196', 'West Vancouver', 'West Vancouver', 'V7T 2Y5', '888 Marine Drive', '(604) 555-0196', 49.3268, -123.1377],
    ],
  },
  {
    region: 'Canada',
    country: 'CA',
    state: 'AB',
    timeZone: 'America/Edmonton',
    clubs: [
      ['197', 'Calgary', 'Calgary', 'T2P 1J9', '525 8th Avenue SW', '(403) 555-0197', 51.0461, -114.0722],
    ],
  },
  {
    region: 'Canada',
    country: 'CA',
    state: 'NL',
    timeZone: 'America/St_Johns',
    clubs: [
      ['198', 'St. John’s', 'St. John’s', 'A1C 1A9', '180 Water Street', '(709) 555-0198', 47.5638, -52.7089],
    ],
  },
  {
    region: 'United Kingdom',
    country: 'UK',
    state: 'England',
    timeZone: 'Europe/London',
    clubs: [
      ['199', 'Kensington', 'London', 'W8 5SA', '99 Kensington High Street', '020 7946 0199', 51.5012, -0.1917, { guided: true }],
      ['200', 'St James’s', 'London', 'SW1Y 4JU', '12 St James’s Square', '020 7946 0200', 51.5073, -0.1352, { guided: true }],
      ['201', 'Bishopsgate', 'London', 'EC2M 3TQ', '135 Bishopsgate', '020 7946 0201', 51.5197, -0.0803, { hours: 'early' }],
      ['202', 'Canary Wharf', 'London', 'E14 5NY', '40 Bank Street', '020 7946 0202', 51.5027, -0.0196],
      ['203', 'Marylebone', 'London', 'W1U 4PN', '61 Marylebone High Street', '020 7946 0203', 51.5209, -0.1521],
      ['204', 'Shoreditch', 'London', 'E1 6JE', '8 Bethnal Green Road', '020 7946 0204', 51.5241, -0.0719, { hours: 'always' }],
      ['205', 'Manchester', 'Manchester', 'M3 3AN', '22 St Ann Street', '0161 496 0205', 53.4818, -2.2454],
      ['206', 'Bristol', 'Bristol', 'BS1 5TY', '6 Anchor Square', '0117 496 0206', 51.4501, -2.5995, { status: 'presale' }],
      ['207', 'Leeds', 'Leeds', 'LS1 6HW', '31 Park Row', '0113 496 0207', 53.7985, -1.5476],
    ],
  },
  {
    region: 'United Kingdom',
    country: 'UK',
    state: 'Scotland',
    timeZone: 'Europe/London',
    clubs: [
      ['208', 'Edinburgh', 'Edinburgh', 'EH2 2LR', '84 George Street', '0131 496 0208', 55.9534, -3.1986, { guided: true }],
      ['209', 'Glasgow', 'Glasgow', 'G1 3LN', '50 Buchanan Street', '0141 496 0209', 55.8597, -4.2535],
    ],
  },
  {
    region: 'United Kingdom',
    country: 'UK',
    state: 'Northern Ireland',
    timeZone: 'Europe/London',
    clubs: [
      ['210', 'Belfast', 'Belfast', 'BT1 5AD', '18 Donegall Square West', '028 9649 6010', 54.5968, -5.9322, { visits: false }],
    ],
  },
  {
    region: 'Ireland',
    country: 'IE',
    state: 'Dublin',
    timeZone: 'Europe/Dublin',
    clubs: [
      ['211', 'Dublin', 'Dublin', 'D02 X285', '40 Dawson Street', '020 911 0211', 53.3412, -6.2581],
    ],
  },
  {
    region: 'France',
    country: 'FR',
    state: 'Île-de-France',
    timeZone: 'Europe/Paris',
    clubs: [
      ['212', 'Paris Opéra', 'Paris', '75009', '11 rue Auber', '01 99 00 02 12', 48.8726, 2.3299, { guided: true }],
    ],
  },
  {
    region: 'United Arab Emirates',
    country: 'AE',
    state: 'Dubai',
    timeZone: 'Asia/Dubai',
    clubs: [
      ['213', 'Dubai Marina', 'Dubai', '00000', '5 Al Marsa Street', '04 000 0213', 25.0803, 55.1403, { hours: 'early' }],
    ],
  },
  {
    region: 'India',
    country: 'IN',
    state: 'Maharashtra',
    timeZone: 'Asia/Kolkata',
    clubs: [
      ['214', 'Mumbai', 'Mumbai', '400021', '14 Nariman Point', '022 0000 0214', 18.9256, 72.8242],
    ],
  },
  {
    region: 'Singapore',
    country: 'SG',
    state: 'Singapore',
    timeZone: 'Asia/Singapore',
    clubs: [
      ['215', 'Marina Bay', 'Singapore', '018956', '10 Bayfront Avenue', '0000 0215', 1.2834, 103.8607, { guided: true }],
    ],
  },
  {
    region: 'Japan',
    country: 'JP',
    state: 'Tokyo',
    timeZone: 'Asia/Tokyo',
    clubs: [
      ['216', 'Azabudai', 'Tokyo', '106-0041', '1-3-1 Azabudai, Minato-ku', '03-0000-0216', 35.6604, 139.7404, { guided: true }],
    ],
  },
  {
    region: 'Australia',
    country: 'AU',
    state: 'NSW',
    timeZone: 'Australia/Sydney',
    clubs: [
      ['217', 'Barangaroo', 'Sydney', '2000', '33 Barangaroo Avenue', '(02) 7010 0217', -33.8648, 151.2017, { guided: true }],
    ],
  },
  {
    region: 'Australia',
    country: 'AU',
    state: 'VIC',
    timeZone: 'Australia/Melbourne',
    clubs: [
      ['218', 'Collins Street', 'Melbourne', '3000', '101 Collins Street', '(03) 7010 0218', -37.8146, 144.9712],
    ],
  },
  {
    region: 'Australia',
    country: 'AU',
    state: 'SA',
    timeZone: 'Australia/Adelaide',
    clubs: [
      ['219', 'Adelaide', 'Adelaide', '5000', '22 Rundle Mall', '(08) 7010 0219', -34.9228, 138.6031, { status: 'offline' }],
    ],
  },
  {
    region: 'Australia',
    country: 'AU',
    state: 'NSW',
    timeZone: 'Australia/Lord_Howe',
    clubs: [
      ['220', 'Lord Howe Island', 'Lord Howe Island', '2898', '4 Lagoon Road', '(02) 7010 0220', -31.5277, 159.0657, { hours: 'always' }],
    ],
  },
];
