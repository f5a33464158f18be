/**
 * The 120 made-up clubs of the chain "Foyer Clubs", at real city coordinates, in the zones that hold there. Streets
 * and postal codes have the form of their country; no telephone number can ring anyone (555-01xx, the ranges that the
 * regulators of the UK, Ireland, France and Australia keep for drama, and numbers that no exchange hands out).
 * Longer than other files because it is a list: one club a line.
 */

/** What a club has beyond its address. By default: open, taking visits at standard hours, without guided workouts. */
export interface SeedMarks {
  readonly guided?: true;
  readonly status?: 'presale' | 'offline';
  /** False: not among the clubs that take appointments. */
  readonly visits?: false;
  /** The club says of itself that it takes visits although the chain does not list it: the list counts. */
  readonly claimsVisits?: true;
  readonly hours?: 'early' | 'quiet' | 'always';
}

/** Facility id, name, city, postal code, street, telephone, latitude, longitude, marks. */
type SeedLine = readonly [
  id: string,
  name: string,
  city: string,
  zip: string,
  address: string,
  phone: string,
  lat: number,
  long: number,
  marks?: SeedMarks,
];

export interface SeedGroup {
  readonly region: string;
  readonly country: string;
  readonly state: string;
  readonly timeZone: string;
  readonly clubs: readonly SeedLine[];
}

// One club a line is what makes the list readable: oxfmt would make nine of each.
// oxfmt-ignore
export const seedGroups: readonly SeedGroup[] = [
  {
    region: 'New York',
    country: 'US',
    state: 'NY',
    timeZone: 'America/New_York',
    clubs: [
      ['101', 'Tribeca', 'New York', '10013', '88 Hudson Street', '(212) 555-0101', 40.7195, -74.0089, { guided: true }],
      ['102', 'SoHo', 'New York', '10012', '131 Prince Street', '(212) 555-0102', 40.7258, -74.0007, { guided: true }],
      ['103', 'Flatiron', 'New York', '10010', '9 East 22nd Street', '(212) 555-0103', 40.7401, -73.9887],
      ['104', 'Bryant Park', 'New York', '10036', '114 West 41st Street', '(212) 555-0104', 40.7549, -73.9862, { hours: 'early' }],
      ['105', 'Grand Central', 'New York', '10017', '240 Madison Avenue', '(212) 555-0105', 40.7506, -73.9801, { hours: 'early' }],
      ['106', 'Hudson Yards', 'New York', '10001', '35 Hudson Boulevard', '(646) 555-0106', 40.7538, -74.0022, { guided: true }],
      ['107', 'Upper West Side', 'New York', '10024', '2410 Broadway', '(212) 555-0107', 40.7887, -73.9754],
      ['108', 'Upper East Side', 'New York', '10028', '203 East 85th Street', '(212) 555-0108', 40.7785, -73.9538, { guided: true }],
      ['109', 'Columbus Circle', 'New York', '10019', '310 West 58th Street', '(212) 555-0109', 40.7681, -73.9824],
      ['110', 'Times Square', 'New York', '10036', '210 West 44th Street', '(212) 555-0110', 40.7575, -73.9874, { hours: 'always' }],
      ['111', 'Wall Street', 'New York', '10005', '16 Wall Street', '(212) 555-0111', 40.7073, -74.0106, { hours: 'early' }],
      ['112', 'East Village', 'New York', '10003', '82 Second Avenue', '(212) 555-0112', 40.7266, -73.9893],
      ['113', 'Harlem', 'New York', '10027', '275 West 125th Street', '(646) 555-0113', 40.8104, -73.9521, { status: 'presale' }],
      ['114', 'Dumbo', 'Brooklyn', '11201', '41 Washington Street', '(718) 555-0114', 40.7033, -73.9896, { guided: true }],
      ['115', 'Williamsburg', 'Brooklyn', '11249', '190 North 6th Street', '(718) 555-0115', 40.7176, -73.9583],
      ['116', 'Brooklyn Heights', 'Brooklyn', '11201', '146 Montague Street', '(718) 555-0116', 40.6947, -73.9932],
      ['117', 'Long Island City', 'Queens', '11101', '27-10 Jackson Avenue', '(718) 555-0117', 40.7471, -73.9417],
      ['118', 'Great Neck', 'Great Neck', '11021', '14 Station Plaza North', '(516) 555-0118', 40.7873, -73.7262, { hours: 'quiet' }],
      ['119', 'Scarsdale', 'Scarsdale', '10583', '800 Central Park Avenue', '(914) 555-0119', 40.9896, -73.8084],
      ['120', 'Buffalo', 'Buffalo', '14202', '403 Main Street', '(716) 555-0120', 42.8847, -78.8745, { status: 'offline' }],
    ],
  },
  {
    region: 'New Jersey',
    country: 'US',
    state: 'NJ',
    timeZone: 'America/New_York',
    clubs: [
      ['121', 'Hoboken', 'Hoboken', '07030', '221 River Street', '(201) 555-0121', 40.7363, -74.0292, { guided: true }],
      ['122', 'Jersey City', 'Jersey City', '07302', '30 Hudson Street', '(201) 555-0122', 40.7137, -74.0337],
      ['123', 'Montclair', 'Montclair', '07042', '55 Church Street', '(973) 555-0123', 40.8152, -74.2161],
      ['124', 'Summit', 'Summit', '07901', '19 Beechwood Road', '(908) 555-0124', 40.7163, -74.3577, { hours: 'quiet' }],
      ['125', 'Princeton', 'Princeton', '08542', '70 Nassau Street', '(609) 555-0125', 40.3497, -74.6597],
      ['126', 'Paramus', 'Paramus', '07652', '775 Bergen Avenue', '(201) 555-0126', 40.9445, -74.0755, { visits: false }],
    ],
  },
  {
    region: 'Connecticut',
    country: 'US',
    state: 'CT',
    timeZone: 'America/New_York',
    clubs: [
      ['127', 'Greenwich', 'Greenwich', '06830', '16 Old Track Road', '(203) 555-0127', 41.0262, -73.6282, { guided: true }],
      ['128', 'Stamford', 'Stamford', '06901', '200 Atlantic Street', '(203) 555-0128', 41.0517, -73.5387],
      ['129', 'Darien', 'Darien', '06820', '72 Heights Road', '(203) 555-0129', 41.0772, -73.4687, { hours: 'quiet' }],
      ['130', 'New Haven', 'New Haven', '06510', '945 Chapel Street', '(203) 555-0130', 41.3069, -72.9279],
      ['131', 'West Hartford', 'West Hartford', '06107', '51 Memorial Road', '(860) 555-0131', 41.7609, -72.7426, { status: 'presale' }],
    ],
  },
  {
    region: 'Massachusetts',
    country: 'US',
    state: 'MA',
    timeZone: 'America/New_York',
    clubs: [
      ['132', 'Back Bay', 'Boston', '02116', '361 Boylston Street', '(617) 555-0132', 42.3517, -71.0712, { guided: true }],
      ['133', 'Seaport', 'Boston', '02210', '53 Seaport Boulevard', '(617) 555-0133', 42.3525, -71.0454, { guided: true }],
      ['134', 'Beacon Hill', 'Boston', '02108', '74 Charles Street', '(617) 555-0134', 42.3588, -71.0707],
      ['135', 'Kendall Square', 'Cambridge', '02142', '290 Main Street', '(617) 555-0135', 42.3624, -71.0852, { hours: 'early' }],
      ['136', 'Chestnut Hill', 'Chestnut Hill', '02467', '225 Boylston Street', '(617) 555-0136', 42.3223, -71.1735],
      ['137', 'Wellesley', 'Wellesley', '02481', '140 Great Plain Avenue', '(781) 555-0137', 42.2968, -71.2924, { hours: 'quiet' }],
      ['138', 'Nantucket', 'Nantucket', '02554', '21 Federal Street', '(508) 555-0138', 41.2849, -70.0981, { visits: false }],
    ],
  },
  {
    region: 'Washington DC',
    country: 'US',
    state: 'DC',
    timeZone: 'America/New_York',
    clubs: [
      ['139', 'Dupont Circle', 'Washington', '20036', '1612 Connecticut Avenue NW', '(202) 555-0139', 38.9113, -77.0436, { guided: true }],
      ['140', 'Georgetown', 'Washington', '20007', '1045 Wisconsin Avenue NW', '(202) 555-0140', 38.9041, -77.0629],
      ['141', 'Capitol Hill', 'Washington', '20003', '410 Pennsylvania Avenue SE', '(202) 555-0141', 38.8857, -77.0003, { hours: 'early' }],
      ['142', 'The Wharf', 'Washington', '20024', '770 Maine Avenue SW', '(202) 555-0142', 38.8799, -77.0247],
      ['143', 'Navy Yard', 'Washington', '20003', '1221 Half Street SE', '(202) 555-0143', 38.8757, -77.0073, { status: 'presale' }],
    ],
  },
  {
    region: 'Florida',
    country: 'US',
    state: 'FL',
    timeZone: 'America/New_York',
    clubs: [
      ['144', 'Brickell', 'Miami', '33131', '801 Brickell Plaza', '(305) 555-0144', 25.7661, -80.1919, { guided: true }],
      ['145', 'South Beach', 'Miami Beach', '33139', '520 Collins Avenue', '(305) 555-0145', 25.7749, -80.1325, { guided: true, hours: 'early' }],
      ['146', 'Coral Gables', 'Coral Gables', '33134', '370 Miracle Mile', '(305) 555-0146', 25.7497, -80.2616],
      ['147', 'Aventura', 'Aventura', '33180', '19600 Biscayne Boulevard', '(305) 555-0147', 25.9571, -80.1438],
      ['148', 'Fort Lauderdale', 'Fort Lauderdale', '33301', '305 East Las Olas Boulevard', '(954) 555-0148', 26.1192, -80.1401],
      ['149', 'Palm Beach', 'Palm Beach', '33480', '240 Royal Palm Way', '(561) 555-0149', 26.7057, -80.0383, { hours: 'quiet' }],
      ['150', 'Tampa', 'Tampa', '33602', '615 Channelside Drive', '(813) 555-0150', 27.9425, -82.4518],
    ],
  },
  {
    region: 'Florida',
    country: 'US',
    state: 'FL',
    timeZone: 'America/Chicago',
    clubs: [
      ['151', 'Pensacola', 'Pensacola', '32502', '40 South Palafox Street', '(850) 555-0151', 30.4109, -87.2148, { visits: false, claimsVisits: true }],
    ],
  },
  {
    region: 'Illinois',
    country: 'US',
    state: 'IL',
    timeZone: 'America/Chicago',
    clubs: [
      ['152', 'Gold Coast', 'Chicago', '60611', '900 North Rush Street', '(312) 555-0152', 41.8994, -87.6266, { guided: true }],
      ['153', 'The Loop', 'Chicago', '60602', '200 West Monroe Street', '(312) 555-0153', 41.8807, -87.6338, { hours: 'early' }],
      ['154', 'Fulton Market', 'Chicago', '60607', '905 West Fulton Market', '(312) 555-0154', 41.8867, -87.6504],
      ['155', 'Lincoln Park', 'Chicago', '60614', '1750 North Clark Street', '(312) 555-0155', 41.9142, -87.6346, { guided: true }],
      ['156', 'Highland Park', 'Highland Park', '60035', '600 Central Avenue', '(847) 555-0156', 42.1855, -87.7999],
      ['157', 'Oak Brook', 'Oak Brook', '60523', '2020 Spring Road', '(630) 555-0157', 41.8448, -87.9534, { status: 'offline' }],
    ],
  },
  {
    region: 'Michigan',
    country: 'US',
    state: 'MI',
    timeZone: 'America/Detroit',
    clubs: [
      ['158', 'Bloomfield', 'Bloomfield Hills', '48302', '4065 Telegraph Road', '(248) 555-0158', 42.5581, -83.2888],
      ['159', 'Birmingham', 'Birmingham', '48009', '255 South Old Woodward Avenue', '(248) 555-0159', 42.5447, -83.2143, { guided: true }],
      ['160', 'Detroit', 'Detroit', '48226', '1001 Woodward Avenue', '(313) 555-0160', 42.3323, -83.0476],
      ['161', 'Ann Arbor', 'Ann Arbor', '48104', '330 East Liberty Street', '(734) 555-0161', 42.2797, -83.7446, { status: 'presale' }],
    ],
  },
  {
    region: 'Texas',
    country: 'US',
    state: 'TX',
    timeZone: 'America/Chicago',
    clubs: [
      ['162', 'River Oaks', 'Houston', '77019', '1980 West Gray Street', '(713) 555-0162', 29.7536, -95.4088, { guided: true }],
      ['163', 'The Woodlands', 'The Woodlands', '77380', '24 Waterway Avenue', '(281) 555-0163', 30.1631, -95.4584],
      ['164', 'Highland Village', 'Houston', '77027', '4000 Westheimer Road', '(713) 555-0164', 29.7423, -95.4416],
      ['165', 'Preston Hollow', 'Dallas', '75225', '8611 Hillcrest Road', '(214) 555-0165', 32.8662, -96.7873],
      ['166', 'Uptown Dallas', 'Dallas', '75201', '2550 McKinney Avenue', '(214) 555-0166', 32.7964, -96.8034, { guided: true }],
      ['167', 'Austin Downtown', 'Austin', '78701', '440 West 2nd Street', '(512) 555-0167', 30.2657, -97.7491, { hours: 'early' }],
      ['168', 'San Antonio', 'San Antonio', '78205', '150 East Houston Street', '(210) 555-0168', 29.4267, -98.4926],
    ],
  },
  {
    region: 'Texas',
    country: 'US',
    state: 'TX',
    timeZone: 'America/Denver',
    clubs: [
      ['169', 'El Paso', 'El Paso', '79901', '221 North Kansas Street', '(915) 555-0169', 31.7601, -106.4869, { visits: false }],
    ],
  },
  {
    region: 'California',
    country: 'US',
    state: 'CA',
    timeZone: 'America/Los_Angeles',
    clubs: [
      ['170', 'Beverly Hills', 'Beverly Hills', '90210', '9465 Wilshire Boulevard', '(310) 555-0170', 34.0674, -118.3984, { guided: true }],
      ['171', 'West Hollywood', 'West Hollywood', '90069', '8590 Sunset Boulevard', '(310) 555-0171', 34.0932, -118.3785, { guided: true, hours: 'early' }],
      ['172', 'Santa Monica', 'Santa Monica', '90401', '201 Santa Monica Boulevard', '(310) 555-0172', 34.0149, -118.4956],
      ['173', 'Century City', 'Los Angeles', '90067', '10250 Constellation Boulevard', '(310) 555-0173', 34.0587, -118.4171],
      ['174', 'Downtown LA', 'Los Angeles', '90017', '444 South Flower Street', '(213) 555-0174', 34.0519, -118.2562, { hours: 'early' }],
      ['175', 'Pasadena', 'Pasadena', '91101', '260 East Colorado Boulevard', '(626) 555-0175', 34.1457, -118.1461],
      ['176', 'Manhattan Beach', 'Manhattan Beach', '90266', '1300 Highland Avenue', '(310) 555-0176', 33.8866, -118.4106],
      ['177', 'Newport Beach', 'Newport Beach', '92660', '340 Newport Center Drive', '(949) 555-0177', 33.6154, -117.8754, { guided: true }],
      ['178', 'La Jolla', 'San Diego', '92037', '7825 Fay Avenue', '(858) 555-0178', 32.8447, -117.2731],
      ['179', 'Pine Street', 'San Francisco', '94104', '301 Pine Street', '(415) 555-0179', 37.7919, -122.4013, { guided: true }],
      ['180', 'Union Street', 'San Francisco', '94123', '2055 Union Street', '(415) 555-0180', 37.7974, -122.4327],
      ['181', 'Palo Alto', 'Palo Alto', '94301', '440 Portage Avenue', '(650) 555-0181', 37.4213, -122.1391],
      ['182', 'San José', 'San Jose', '95113', '88 South 1st Street', '(408) 555-0182', 37.3346, -121.8893, { status: 'offline' }],
      ['183', 'Sacramento', 'Sacramento', '95814', '1020 J Street', '(916) 555-0183', 38.5799, -121.4934, { status: 'presale', visits: false }],
    ],
  },
  {
    region: 'Washington',
    country: 'US',
    state: 'WA',
    timeZone: 'America/Los_Angeles',
    clubs: [
      ['184', 'South Lake Union', 'Seattle', '98109', '410 Terry Avenue North', '(206) 555-0184', 47.6229, -122.3366, { guided: true }],
      ['185', 'Pike Place', 'Seattle', '98101', '1500 2nd Avenue', '(206) 555-0185', 47.6094, -122.3392],
      ['186', 'Bellevue', 'Bellevue', '98004', '575 Bellevue Square', '(425) 555-0186', 47.6156, -122.2036, { hours: 'early' }],
      ['187', 'Kirkland', 'Kirkland', '98033', '120 Park Lane', '(425) 555-0187', 47.6764, -122.2079],
      ['188', 'Tacoma', 'Tacoma', '98402', '1110 Pacific Avenue', '(253) 555-0188', 47.2522, -122.4383, { visits: false }],
    ],
  },
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
