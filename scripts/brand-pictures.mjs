// Renders the site's bitmaps (icons for old browsers and phones, the preview image of shared links) from
// `examples/web/public/icon.svg` and the site's fonts. Run it by hand after changing the logo; its output is
// committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/project.mjs';

const folder = inRoot('examples', 'web', 'public');
const mark = readFileSync(`${folder}/icon.svg`, 'utf8');
/** The logo on a full square, because phones cut the corners themselves. `share` is the size of the arch. */
const tile = (share) =>
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#1d3f36">${mark.replace('<svg ', `<svg style="width:${share * 100}vw" `).replace(/ rx="\d+"/, '')}</body>`;
const whole = `<body style="margin:0">${mark.replace('<svg ', '<svg style="display:block;width:100vw" ')}</body>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const draw = async (html, width, height = width) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
};
const save = (name, bytes) => writeFileSync(`${folder}/${name}`, bytes);

save('favicon.ico', asIco(await draw(whole, 32), 32));
save('apple-touch-icon.png', await draw(tile(1), 180));
save('icon-192.png', await draw(tile(1), 192));
// Maskable: the arch stays inside the circle that a phone may cut out.
save('icon-512.png', await draw(tile(0.8), 512));
save('share.png', await draw(sharePage(), 1200, 630));
await browser.close();

/** Puts one PNG into the container that browsers request as /favicon.ico. */
function asIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function sharePage() {
  return `<style>
    @font-face { font-family: Newsreader; font-weight: 200 800; src: url(${fontData('newsreader')}) }
    @font-face { font-family: Instrument; font-weight: 400 700; src: url(${fontData('instrument-sans')}) }
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: #f7f3ec; color: #191713 }
    h1 { position: absolute; left: 84px; top: 148px; margin: 0; width: 640px; font: 380 108px/0.98 Newsreader; letter-spacing: -0.035em }
    p { position: absolute; left: 88px; bottom: 74px; margin: 0; font: 400 30px/1 Instrument; color: #5c554a }
    svg { position: absolute; right: 84px; bottom: 0; height: 530px }
  </style>
  <body><h1>A great club starts at the front door.</h1><p>Foyer Clubs</p>
  <svg viewBox="0 0 380 530" fill="none">
    <path d="M0 530V190a190 190 0 0 1 380 0v340z" fill="#1d3f36"/>
    <path d="M70 530V200a120 120 0 0 1 240 0v330z" fill="#b3d1c2"/>
    <path d="M130 530V214a60 60 0 0 1 120 0v316z" fill="#f7f3ec"/>
  </svg></body>`;
}

function fontData(name) {
  const file = inRoot(
    ...['examples', 'web', 'node_modules', '@fontsource-variable', name, 'files'],
    `${name}-latin-wght-normal.woff2`,
  );
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}
