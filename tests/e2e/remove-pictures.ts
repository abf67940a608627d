// Removes the pictures that the shops of a run have made, once all its tests have ended.
import { rmSync } from 'node:fs';
import { PICTURES_VARIABLE } from './shop.ts';

export default function removePictures(): void {
  const folder = process.env[PICTURES_VARIABLE];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
