// The entry point of the demo room: seeds an empty shop with the demo catalogue and renders its drawings.
import type { DemoRoom } from '#catalogue/demo-room.ts';
import { drawingSvg } from '#demo/drawings/draw.ts';

export const demoRoom: DemoRoom = {
  async seed(target) {
    if (!(await target.isEmpty())) return false;
    // Loaded only here: a node that only renders drawings need not hold the catalogue's texts.
    const { demoCatalogue } = await import('#demo/catalogue/catalogue.ts');
    return target.apply(demoCatalogue());
  },
  renderPicture: drawingSvg,
};
