// Builds public/fonts: Schibsted Grotesk subset to the characters and weights that the shop's languages need.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/schibsted-grotesk/files/', import.meta.url);
const target = new URL('../public/fonts/', import.meta.url);
const LIMIT_BYTES = 35_000;

/** Printable ASCII, the letters of the Nordic languages, German and their neighbours, currency signs, quotes, dashes, spaces. */
const TEXT =
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  'ÅÄÖÜÆØÉÈÊËÁÀÂÃÇÑÍÌÎÏÓÒÔÕÚÙÛÝåäöüßæøéèêëáàâãçñíìîïóòôõúùûý' +
  '€£¥©®°²³×·•…–—‘’‚“”„«»‹›−½¼¾§¿¡™←↑→↓\u00a0\u202f\u2009';

const subset = await subsetFont(
  await readFile(new URL('schibsted-grotesk-latin-wght-normal.woff2', source)),
  TEXT,
  {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'tnum'],
  },
);
if (subset.byteLength > LIMIT_BYTES) throw new Error(`font: ${subset.byteLength} bytes, over ${LIMIT_BYTES}`);
await mkdir(target, { recursive: true });
await writeFile(new URL('schibsted-grotesk.woff2', target), subset);
console.log(`schibsted-grotesk.woff2 ${subset.byteLength} bytes`);
