// Pictures by id, width and format: from disk, else encoded now as WebP while the AVIF is made in the background.
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ImageSource } from '#catalogue/model.ts';
import type { DemoRoom } from '#catalogue/demo-room.ts';
import { encodeDrawing, encodePhoto, encodeTint } from '#server/images/encode.ts';
import { createImageFiles, type ImageFormat } from '#server/images/image-files.ts';
import type { ImageWidth } from '#contract/image-widths.ts';
import { createOriginals, type Originals, type OriginalsDeps } from '#server/images/originals.ts';
import { PUBLIC_INTERNET, type RemoteAccess } from '#server/images/remote-photo.ts';
import { createTaskQueue } from '#server/images/task-queue.ts';

export interface ImageDeps extends Pick<OriginalsDeps, 'log' | 'records'> {
  /** An image's source and placeholder colour; undefined when there is no such image. */
  readonly lookup: (imageId: string) => Promise<{ source: ImageSource; tint: string } | undefined>;
  readonly dataDir: string;
  /** Absent without the demo room: drawings get their placeholder. */
  readonly renderDrawing: DemoRoom['renderPicture'] | undefined;
  /** False: no AVIF is made; absent: true. */
  readonly makesAvif?: boolean;
  /** Defaults are those of a running shop; tests set their own. */
  readonly access?: RemoteAccess;
  readonly budgetBytes?: number;
  readonly now?: () => number;
}

export interface EncodedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** True when a merchant's photo could not be fetched and these bytes are only its placeholder colour. */
  readonly isPlaceholder: boolean;
}

export interface Images {
  /** AVIF where it is accepted and already on disk, else WebP; a missing AVIF is then made in the background. */
  get(imageId: string, width: ImageWidth, acceptsAvif: boolean): Promise<Result<EncodedImage>>;
  /** Fetches a photo although it failed before; from then on `get` has it. */
  readonly retry: Originals['retry'];
  /** Resolves when no picture is being made or queued, and every failed fetch is recorded. */
  idle(): Promise<void>;
  /** Drops the background work; what a request waits for is finished. */
  close(): void;
}

const IMAGE_ID = /^[a-z2-7]{20}$/;

export function createImages(deps: ImageDeps): Images {
  const files = createImageFiles(deps.dataDir, deps.budgetBytes);
  const originals = createOriginals(files, {
    access: deps.access ?? PUBLIC_INTERNET,
    now: deps.now ?? Date.now,
    log: deps.log,
    records: deps.records,
  });
  const queue = createTaskQueue();
  const inFlight = new Map<string, Promise<Result<EncodedImage>>>();
  const queued = new Set<string>();

  /** Fetches a photo if need be; undefined when there is nothing to encode. */
  async function open(source: ImageSource, imageId: string, width: ImageWidth): Promise<Encoder | undefined> {
    if (source.kind === 'drawing') {
      const svg = await deps.renderDrawing?.(source, width);
      if (svg === undefined) deps.log.warn({ imageId }, 'a drawing cannot be rendered');
      return svg === undefined ? undefined : (format) => encodeDrawing(svg, format);
    }
    const photo = await originals.get(imageId, source.url);
    return photo.ok ? (format) => encodePhoto(photo.value, width, format) : undefined;
  }

  async function make(
    imageId: string,
    width: ImageWidth,
    acceptsAvif: boolean,
  ): Promise<Result<EncodedImage>> {
    const found = await deps.lookup(imageId);
    if (found === undefined) return fail(unknownImage());
    const encode = await open(found.source, imageId, width);
    const work = queue.runForeground(async () => {
      if (encode === undefined) return encodeTint(found.tint, width);
      const bytes = await encode('webp');
      await files.writeEncoded({ imageId, width, format: 'webp' }, bytes);
      return bytes;
    });
    if (work === undefined) return fail(shopError('overloaded'));
    const bytes = await work;
    if (acceptsAvif && encode !== undefined) makeAvifLater(imageId, width);
    return ok({ bytes, format: 'webp', isPlaceholder: encode === undefined });
  }

  function makeAvifLater(imageId: string, width: ImageWidth): void {
    const name = `${imageId}-${width}`;
    if (deps.makesAvif === false || queued.has(name)) return;
    const isQueued = queue.runBackground(async () => {
      try {
        const found = await deps.lookup(imageId);
        const encode = found === undefined ? undefined : await open(found.source, imageId, width);
        if (encode !== undefined)
          await files.writeEncoded({ imageId, width, format: 'avif' }, await encode('avif'));
      } catch (error) {
        deps.log.warn({ imageId, width, err: error }, 'an AVIF could not be made');
      } finally {
        queued.delete(name);
      }
    });
    if (isQueued) queued.add(name);
  }

  async function fromDisk(
    imageId: string,
    width: ImageWidth,
    acceptsAvif: boolean,
  ): Promise<EncodedImage | undefined> {
    for (const format of acceptsAvif ? (['avif', 'webp'] as const) : (['webp'] as const)) {
      const bytes = await files.readEncoded({ imageId, width, format });
      if (bytes === undefined) continue;
      if (acceptsAvif && format === 'webp') makeAvifLater(imageId, width);
      return { bytes, format, isPlaceholder: false };
    }
    return undefined;
  }

  return {
    async get(imageId, width, acceptsAvif) {
      if (!IMAGE_ID.test(imageId)) return fail(unknownImage());
      const cached = await fromDisk(imageId, width, acceptsAvif);
      if (cached !== undefined) return ok(cached);
      const name = `${imageId}-${width}`;
      const running = inFlight.get(name);
      if (running !== undefined) return running;
      const started = make(imageId, width, acceptsAvif).finally(() => inFlight.delete(name));
      inFlight.set(name, started);
      return started;
    },
    retry: originals.retry,
    idle: async () => {
      await queue.idle();
      await originals.recorded();
    },
    close: () => queue.close(),
  };
}

type Encoder = (format: ImageFormat) => Promise<Buffer>;

function unknownImage(): ReturnType<typeof shopError> {
  return shopError('not_found', { detail: 'no image has this address' });
}
