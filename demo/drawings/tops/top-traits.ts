// What a cut of a top shows.
import { type CutTraits, traitsThat } from '#demo/drawings/traits.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

export function topTraits(style: TopStyle): CutTraits {
  const { neck, front, pockets } = style;
  return traitsThat({
    hood: neck === 'hood' || neck === 'hood-soft',
    'hood-cords': neck === 'hood-soft' && style.isCordless !== true,
    'shirt-collar': neck === 'shirt',
    'crew-neck': neck === 'crew' || neck === 'vee',
    'long-sleeves': style.sleeve === 'long',
    'short-sleeves': style.sleeve === 'short',
    'no-sleeves': style.sleeve === 'none',
    'opens-in-front': front === 'zip' || front === 'flap' || front === 'snaps' || front === 'buttons',
    // The flap covers a zip.
    'front-zip': front === 'zip' || front === 'flap',
    'short-zip': front === 'half-zip',
    'storm-flap': front === 'flap',
    buttons: front === 'buttons' || front === 'henley',
    snaps: front === 'snaps' || front === 'flap',
    quilted: style.baffle !== undefined,
    pile: style.fabric === 'pile',
    'hand-pockets': pockets.some(
      (one) => one.startsWith('hand') || one === 'low-flaps' || one === 'patch-hands',
    ),
    'high-pockets': pockets.includes('hand-high'),
    'chest-pocket': pockets.some((one) => one.startsWith('chest')),
    'pouch-pocket': pockets.includes('kangaroo'),
    'flapless-zips': style.isSealed === true && front !== 'flap',
    'closing-cuffs': style.cuff === 'tab' || style.cuff === 'elastic',
    'gathered-hem': style.bottom === 'cord' || style.bottom === 'elastic',
  });
}
