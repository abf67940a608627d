// Draws the app's icons, a cairn of four stones, into public/icons; run by hand when the logo changes.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { closed, type Knot } from '#demo/drawings/base/curve.ts';

const FOLDER = join(import.meta.dirname, '..', 'public', 'icons');
/** The theme's colours: ink, snow, cloudberry. */
const INK = '#171a1f';
const SNOW = '#fbfaf8';
const CLOUDBERRY = '#e69138';
const SIDE = 512;

/** Half width, half height, centre x and y, and offset of the upper edge; from the bottom up. */
const STONES = [
  [134, 41, 256, 346, 10],
  [101, 35, 261, 262, -12],
  [70, 30, 250, 189, 8],
  [41, 24, 258, 128, -4],
] as const;

function stone([half, high, x, y, lean]: (typeof STONES)[number]): string {
  const knots: Knot[] = [
    [x - half, y + high * 0.22],
    [x - half * 0.74, y - high * 0.68],
    [x - half * 0.1 + lean, y - high],
    [x + half * 0.66 + lean * 0.4, y - high * 0.74],
    [x + half, y + high * 0.1],
    [x + half * 0.66, y + high * 0.8],
    [x, y + high],
    [x - half * 0.62, y + high * 0.84],
  ];
  return closed(knots).d;
}

/** The stones scaled around the centre of the square; the topmost stone may have its own colour. */
function cairn(scale: number, color: string, top = color): string {
  const paths = STONES.map((each, at) => `<path d="${stone(each)}" fill="${at === 3 ? top : color}"/>`).join(
    '',
  );
  return `<g transform="translate(256 256) scale(${scale}) translate(-256 -248)">${paths}</g>`;
}

const svg = (content: string, style = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${style}${content}</svg>`;
const background = (radius: number): string =>
  `<rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${INK}"/>`;

const any = svg(background(112) + cairn(1.12, SNOW, CLOUDBERRY));
/** Masks may cut everything outside a circle of 40 % of the side; the stones are within it. */
const maskable = svg(background(0) + cairn(1, SNOW, CLOUDBERRY));
const monochrome = svg(cairn(1.3, '#000000'));
const favicon = svg(
  `<g class="stones">${cairn(1.62, 'currentColor', CLOUDBERRY)}</g>`,
  `<style>.stones{color:${INK}}@media (prefers-color-scheme:dark){.stones{color:${SNOW}}}</style>`,
);

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${SNOW}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>`;
const shortcut = (content: string): string => svg(background(256) + content);
const SHORTCUTS = {
  search: line('M322 322L384 384') + line('M128 236a108 108 0 1 0 216 0a108 108 0 1 0 -216 0'),
  cart: line('M148 196H364L384 386H128Z') + line('M200 232V172a56 56 0 0 1 112 0V232'),
  orders:
    line('M136 196L256 140L376 196V340L256 396L136 340Z') + line('M136 196L256 252L376 196M256 252V396'),
};

async function png(name: string, source: string, side: number): Promise<void> {
  const density = (72 * side) / SIDE;
  await sharp(Buffer.from(source), { density })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}.png`));
}

await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'icon.svg'), `${any}\n`);
await writeFile(join(FOLDER, 'favicon.svg'), `${favicon}\n`);
await png('icon-192', any, 192);
await png('icon-512', any, 512);
await png('maskable-192', maskable, 192);
await png('maskable-512', maskable, 512);
await png('monochrome-512', monochrome, 512);
await png('apple-touch-icon', maskable, 180);
for (const [name, content] of Object.entries(SHORTCUTS)) await png(`shortcut-${name}`, shortcut(content), 96);
