// Hardware of clothing and gear: zips, pulls, buttons, cords, buckles, labels and the brand mark.
import { ellipse, type Knot, line, num, open, type Point } from '#demo/drawings/base/curve.ts';
import { fill, type SvgCanvas, translated, stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export interface ZipOptions {
  /** The tape, usually the garment's own cloth. */
  readonly tape: Tones;
  readonly teeth: Tones;
  /** Sheet units across the teeth. */
  readonly size: number;
  /** Laminated: a smooth sealed lip instead of teeth. */
  readonly isSealed?: boolean;
}

/** A closed zip along a path from its pull downwards. */
export function zip(canvas: SvgCanvas, path: readonly Knot[], options: ZipOptions): string {
  const d = open(path);
  const { tape, teeth, size } = options;
  const lay = (paint: string, width: number, opacity = 1, dashes = ''): string =>
    stroke(d, paint, size * width, opacity, `style="stroke-linecap:butt"${dashes}`);
  const bed = lay(tape.deep, 3.2, 0.28) + lay(tape.shade, 2.5) + lay(tape.line, 1.25, 0.9);
  if (options.isSealed === true) {
    return `${bed}${lay(tape.base, 1.7)}${lay(tape.line, 0.32)}${translated(size * 0.6, 0, lay(tape.rim, 0.3, 0.5))}`;
  }
  const [tooth, gap] = canvas.isClose ? [0.5, 0.34] : [0.62, 0.5];
  const dashes = ` stroke-dasharray="${num(size * tooth)} ${num(size * gap)}"`;
  return (
    bed +
    lay(teeth.base, 1, 1, dashes) +
    translated(-size * 0.2, 0, lay(teeth.rim, 0.3, 0.6, dashes)) +
    (canvas.isClose ? lay(teeth.deep, 0.16, 0.7) : '')
  );
}

/** The slider with a cord or tab hanging from it; `size` as the zip's. */
export function zipPull(at: Point, cloth: Tones, size: number, turn = 0): string {
  const s = size;
  const body = `M${num(-s * 0.9)} ${num(-s * 1.2)}h${num(s * 1.8)}l${num(-s * 0.25)} ${num(s * 2.3)}h${num(-s * 1.3)}Z`;
  const tab = `M${num(-s * 0.42)} ${num(s * 0.7)}h${num(s * 0.84)}l${num(s * 0.22)} ${num(s * 4.2)}q${num(-s * 0.64)} ${num(s * 0.8)} ${num(-s * 1.28)} 0Z`;
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)})">${translated(s * 0.4, s * 0.4, fill(tab, cloth.deep, 0.3))}${fill(tab, cloth.base)}${stroke(tab, cloth.line, 0.9, 0.8)}${fill(body, cloth.light)}${stroke(body, cloth.deep, 1, 0.8)}</g>`;
}

export function snap(at: Point, radius: number, cloth: Tones): string {
  return (
    fill(
      ellipse([at[0] + radius * 0.25, at[1] + radius * 0.35], radius * 1.1, radius * 1.1).d,
      cloth.deep,
      0.35,
    ) +
    fill(ellipse(at, radius, radius).d, cloth.base) +
    stroke(ellipse(at, radius * 0.86, radius * 0.86).d, cloth.line, radius * 0.16, 0.8) +
    fill(
      ellipse([at[0] - radius * 0.28, at[1] - radius * 0.3], radius * 0.42, radius * 0.36).d,
      cloth.rim,
      0.6,
    )
  );
}

export function button(at: Point, radius: number, cloth: Tones): string {
  const hole = (dx: number, dy: number): string =>
    fill(
      ellipse([at[0] + dx * radius * 0.28, at[1] + dy * radius * 0.28], radius * 0.13, radius * 0.13).d,
      cloth.deep,
    );
  return snap(at, radius, cloth) + hole(-1, -1) + hole(1, -1) + hole(-1, 1) + hole(1, 1);
}

/** A cord with its shadow; the stopper, if any, sits at its end. */
export function cord(path: readonly Knot[], width: number, cloth: Tones, stopper?: Tones): string {
  const d = open(path);
  const end = path.at(-1) ?? [0, 0];
  const toggle =
    stopper === undefined
      ? ''
      : `<g transform="translate(${num(end[0])} ${num(end[1])})">${fill(`M${num(-width * 1.5)} ${num(-width * 2)}h${num(width * 3)}q${num(width)} ${num(width * 2)} 0 ${num(width * 4)}h${num(-width * 3)}q${num(-width)} ${num(-width * 2)} 0 ${num(-width * 4)}Z`, stopper.base)}${stroke(`M${num(-width * 0.8)} ${num(-width * 1.4)}v${num(width * 2.8)}`, stopper.rim, width * 0.5, 0.6)}</g>`;
  return (
    `<g transform="translate(${num(width * 0.5)} ${num(width * 0.7)})">${stroke(d, cloth.deep, width, 0.35)}</g>` +
    stroke(d, cloth.base, width) +
    stroke(d, cloth.rim, width * 0.32, 0.55, `stroke-dasharray="${num(width * 0.9)} ${num(width * 0.8)}"`) +
    toggle
  );
}

/** Woven tape from point to point; wide ones show the thread along both edges. */
export function webbing(canvas: SvgCanvas, path: readonly Knot[], width: number, cloth: Tones): string {
  const d = open(path);
  const lay = (paint: string, share: number, opacity = 1, dashes = ''): string =>
    stroke(d, paint, width * share, opacity, `style="stroke-linecap:butt"${dashes}`);
  const body =
    translated(width * 0.12, width * 0.18, lay(cloth.deep, 1, 0.32)) +
    lay(cloth.line, 1) +
    lay(cloth.base, 0.93);
  if (width < 22)
    return (
      body +
      lay(cloth.light, 0.34, 0.35) +
      lay(cloth.line, 0.8, canvas.isClose ? 0.3 : 0.16, ' stroke-dasharray="1.4 2.6"')
    );
  return (
    body +
    lay(cloth.stitch, 0.78, 0.8, ' stroke-dasharray="5 4"') +
    lay(cloth.base, 0.71) +
    translated(-width * 0.08, -width * 0.1, lay(cloth.light, 0.5, 0.3))
  );
}

/** A side-release buckle lying along `turn` degrees; `width` is that of its tape. */
export function buckle(at: Point, width: number, cloth: Tones, turn = 0): string {
  const w = width;
  const body = `M${num(-w * 1.05)} ${num(-w * 0.62)}h${num(w * 0.9)}q${num(w * 0.5)} ${num(-w * 0.16)} ${num(w * 0.95)} 0.5v${num(w * 1.2)}q${num(-w * 0.45)} ${num(w * 0.2)} ${num(-w * 0.95)} 0.5h${num(-w * 0.9)}q${num(-w * 0.2)} ${num(-w * 0.6)} 0 ${num(-w * 1.25)}Z`;
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)})"><g transform="translate(${num(w * 0.12)} ${num(w * 0.18)})">${fill(body, cloth.deep, 0.4)}</g>${fill(body, cloth.base)}${stroke(body, cloth.deep, 1.2, 0.8)}${fill(`M${num(-w * 0.85)} ${num(-w * 0.34)}h${num(w * 0.32)}v${num(w * 0.68)}h${num(-w * 0.32)}Z`, cloth.deep, 0.75)}${stroke(`M${num(-w * 0.3)} ${num(-w * 0.42)}h${num(w * 0.95)}`, cloth.rim, w * 0.12, 0.55)}${stroke(`M${num(-w * 0.1)} 0h${num(w * 0.55)}`, cloth.deep, w * 0.1, 0.5)}</g>`;
}

/** A ladder lock: the small frame a tape runs through to be tightened. */
export function slider(at: Point, width: number, cloth: Tones, turn = 0): string {
  const w = width;
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)})">${fill(`M${num(-w * 0.72)} ${num(-w * 0.5)}h${num(w * 1.44)}v${num(w)}h${num(-w * 1.44)}Z`, cloth.base)}${stroke(`M${num(-w * 0.72)} ${num(-w * 0.5)}h${num(w * 1.44)}v${num(w)}h${num(-w * 1.44)}Z`, cloth.deep, 1.2, 0.7)}${stroke(`M${num(-w * 0.5)} ${num(-w * 0.16)}h${num(w)}M${num(-w * 0.5)} ${num(w * 0.22)}h${num(w)}`, cloth.deep, w * 0.13, 0.8)}${stroke(`M${num(-w * 0.6)} ${num(-w * 0.38)}h${num(w * 1.1)}`, cloth.rim, w * 0.09, 0.6)}</g>`;
}

/** The brand mark, three stones on one another, `size` high. */
export function brandMark(at: Point, size: number, color: string, opacity = 0.9): string {
  const stone = (y: number, rx: number, ry: number, dx: number): string =>
    fill(ellipse([at[0] + dx * size, at[1] + y * size], rx * size, ry * size).d, color, opacity);
  return stone(0.34, 0.46, 0.16, 0) + stone(0.02, 0.33, 0.14, 0.04) + stone(-0.26, 0.2, 0.12, -0.03);
}

/** A woven label with the mark on it. */
export function label(at: Point, width: number, height: number, cloth: Tones, canvas: string): string {
  const [x, y] = [at[0] - width / 2, at[1] - height / 2];
  const d = line([x, y], [x + width, y], [x + width, y + height], [x, y + height]) + 'Z';
  return (
    fill(d, cloth.base) +
    stroke(d, cloth.line, 0.9, 0.7) +
    brandMark([at[0], at[1] - height * 0.02], height * 0.62, canvas)
  );
}
