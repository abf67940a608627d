// Takes the web app manifest's two screenshots from a running shop (PW-04): `node bench/screens.ts`.
import { chromium } from 'playwright';
import sharp from 'sharp';
import { type Command, runProcess } from '#server/command-line/command.ts';
import { chromiumPath } from '#tests/chromium.ts';
import { URL_OPTION, withShop } from './shop.ts';

const SCREENS = [
  { file: 'screen-narrow.png', path: '/en-eu/c/women-jackets', width: 360, height: 640, scale: 2 },
  { file: 'screen-wide.png', path: '/en-eu', width: 1280, height: 800, scale: 1 },
];

const COMMAND = {
  name: 'node bench/screens.ts',
  forms: ['[options]'],
  summary: 'Writes the screenshots of the web app manifest to public/icons.',
  options: { url: URL_OPTION },
} as const satisfies Command;

await runProcess(COMMAND, ({ values }) => withShop(values.url, takeScreenshots));

async function takeScreenshots(origin: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  for (const { file, path, width, height, scale } of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    await sharp(picture).png({ compressionLevel: 9 }).toFile(`public/icons/${file}`);
    await page.close();
  }
  await browser.close();
  return 0;
}
