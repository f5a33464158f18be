import { chromium } from 'playwright';
import { findChromium, chromiumFlags } from './scripts/lib/chromium.mjs';
const port = process.argv[2] ?? '4390';
const browser = await chromium.launch({
  executablePath: findChromium({}),
  args: [...chromiumFlags],
});
const page = await browser.newPage();
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 600)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 600)));
page.on('request', (r) => {
  if (!/_next\/static|favicon/.test(r.url())) console.log('REQ', r.method(), r.url());
});
const base = `http://localhost:${port}`;
await page.goto(`${base}/membership`);
await page.waitForTimeout(3000);
await page.screenshot({ path: '/tmp/w/Bnext/1.png', fullPage: true });
await page.evaluate(() =>
  sessionStorage.setItem(
    'foyer.headline:lead:guided-steps:/membership',
    JSON.stringify({
      logo: { src: '/icon.svg', alt: '', width: 32, height: 32 },
      eyebrow: 'x',
      title: 'Saved',
      subCopy: 'y',
    }),
  ),
);
console.log('--- reload');
await page.reload();
await page.waitForTimeout(2000);
await page.getByLabel('First Name').fill('Ada');
await page.getByLabel('Last Name').fill('Byron');
await page.getByLabel('Email Address').fill(`ada.${Date.now()}@mail.example`);
await page.getByLabel('Phone Number').fill('2125550123');
await page.getByRole('button', { name: /^Book Your Visit/ }).click();
await page.waitForURL(/schedule$/);
console.log('--- reload schedule');
await page.reload();
await page.waitForTimeout(2500);
console.log(page.url(), await page.locator('h1').first().textContent());
await page.screenshot({ path: '/tmp/w/Bnext/2.png', fullPage: true });
await page.goBack();
await page.waitForTimeout(1000);
console.log('BACK', page.url(), await page.locator('h1').first().textContent());
await page.goForward();
await page.waitForTimeout(1000);
console.log('FWD', page.url(), await page.locator('h1').first().textContent());
await page
  .getByRole('link', { name: /Exit|Leave/ })
  .first()
  .click();
await page.waitForTimeout(500);
const leave = page.getByRole('button', { name: /Leave/ });
if (await leave.count()) await leave.first().click();
await page.waitForTimeout(2000);
console.log('EXIT', page.url(), (await page.locator('body').innerText()).slice(0, 200));
await browser.close();
