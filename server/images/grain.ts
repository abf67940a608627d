// Noise that is hardly seen itself: laid over a drawing it hides the steps that a wide gradient has in eight bits and after encoding.

/** Side of the square of noise that repeats, px. */
export const GRAIN_SIDE = 128;
/** Opacity of white or black per unit of noise, which reaches 1.5: at most 11 of 255 levels. Less does not outlive WebP. */
const STRENGTH = 0.03;
/** Half of what three even numbers from 0 to 1 can add up to. */
const REACH = 1.5;

/** RGBA, the same on every machine: black or white, more or less transparent. */
export function grainPixels(): Buffer {
  const pixels = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE * 4);
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 2 ** 31;
  };
  for (let at = 0; at < pixels.length; at += 4) {
    // Near to a normal distribution: most points are faint.
    const value = random() + random() + random() - REACH;
    pixels.fill(value > 0 ? 255 : 0, at, at + 3);
    pixels[at + 3] = Math.round(Math.abs(value) * STRENGTH * 255);
  }
  return pixels;
}
