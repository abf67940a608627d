// The entry point of the demo room: seeds an empty shop with the demo catalogue and renders its drawings.
import type { DemoRoom } from '#catalogue/catalogue.ts';

export const demoRoom: DemoRoom = {
  async seed(target) {
    if (!(await target.isEmpty())) return false;
    // Loaded when they are needed: a shop that is not empty starts without the texts, and most do without a drawing.
    const { demoCatalogue } = await import('#demo/catalogue/catalogue.ts');
    return target.apply(demoCatalogue());
  },
  async renderPicture(source, width) {
    const { drawingOf } = await import('#demo/drawings/draw.ts');
    return drawingOf(source, width);
  },
};
