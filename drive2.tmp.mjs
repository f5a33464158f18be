import { chromium } from 'playwright';
import { findChromium, chromiumFlags } from './scripts/lib/chromium.mjs';
const browser = await chromium.launch({
  executablePath: findChromium({}),
  args: [...chromiumFlags],
});
const page = await browser.newPage();
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 600)));
page.on('request', (r) => {
  if (/_rsc|membership/.test(r.url())) console.log('REQ', r.method(), r.url());
});
page.on('framenavigated', (f) => console.log('NAV', f.url()));
await page.addInitScript(() => {
  for (const n of ['pushState', 'replaceState']) {
    const o = history[n];
    history[n] = function (s, t, u) {
      console.log(n, String(u), JSON.stringify(s)?.slice(0, 300));
      return o.apply(this, arguments);
    };
  }
  addEventListener('popstate', (e) =>
    console.log('popstate', location.pathname, JSON.stringify(e.state)?.slice(0, 300)),
  );
});
await page.goto(`http://localhost:4390/membership`);
await page.waitForTimeout(1500);
await page.getByLabel('First Name').fill('Ada');
await page.getByLabel('Last Name').fill('Byron');
await page.getByLabel('Email Address').fill(`ada.${Date.now()}@mail.example`);
await page.getByLabel('Phone Number').fill('2125550123');
await page.getByRole('button', { name: /^Book Your Visit/ }).click();
await page.waitForURL(/schedule$/);
await page.waitForTimeout(1000);
const say = async (x) => {
  await page.waitForTimeout(1500);
  console.log('====', x, page.url(), await page.locator('h1').first().textContent());
};
if (process.argv[2] === 'reload') {
  await page.reload();
  await say('reload');
}
await page.goBack();
await say('back');
await page.goForward();
await say('fwd');
await browser.close();
