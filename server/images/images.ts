// Pictures by id, width and format: from disk, else encoded now as WebP while the AVIF is made in the background.
import { type ShopError, shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { DemoRoom, ImageSource } from '#catalogue/catalogue.ts';
import { encodeDrawing, encodePhoto, encodeTint } from '#server/images/encode.ts';
import { createImageFiles, type EncodedImageKey, type ImageFormat } from '#server/images/image-files.ts';
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

/** Who waits for a picture. */
export interface ImageClient {
  /** Null: not told apart from others. */
  readonly name: string | null;
  /** Ends when it does not wait any more: a picture that nobody waits for is not begun. */
  readonly signal: AbortSignal;
  /** Why no picture is made for it at the moment; null: one is. */
  readonly refusal: () => ShopError | null;
  /** Is told how many ms were spent on a picture for which nobody waited in the end. */
  readonly onWasted: (ms: number) => void;
}

export interface Images {
  /** AVIF where it is accepted and already on disk, else WebP; a missing AVIF is then made in the background. */
  get(
    imageId: string,
    width: ImageWidth,
    acceptsAvif: boolean,
    client?: ImageClient,
  ): Promise<Result<EncodedImage>>;
  /** Fetches a photo although it failed before; from then on `get` has it. */
  readonly retry: Originals['retry'];
  /** Resolves when no picture is being made or queued, and every failed fetch is recorded. */
  idle(): Promise<void>;
  /** Drops the background work; what a request waits for is finished. */
  close(): void;
}

/** Catalogues that were imported by earlier versions have ids of 20 characters. */
const IMAGE_ID = /^[a-z2-7]{14,20}$/;
/** A picture whose photo or turn does not come within this time is refused: its page asks again. Waiting costs nothing but a connection. */
const MAX_WAIT_MS = 30_000;

export function createImages(deps: ImageDeps): Images {
  const files = createImageFiles(deps.dataDir, deps.budgetBytes);
  const originals = createOriginals(files, {
    access: deps.access ?? PUBLIC_INTERNET,
    now: deps.now ?? Date.now,
    log: deps.log,
    records: deps.records,
  });
  const queue = createTaskQueue();
  const inFlight = new Map<string, Making>();
  const queued = new Set<string>();

  /**
   * Fetches a photo if need be. A drawing is drawn and a photo read by what this returns, when their turn has come: hundreds wait,
   * and a photo may be 12 MB.
   */
  async function prepare(source: ImageSource, imageId: string, width: ImageWidth): Promise<OpenImage> {
    if (source.kind === 'drawing')
      return async () => {
        const drawing = await deps.renderDrawing?.(source, width);
        if (drawing === undefined) deps.log.warn({ imageId }, 'a drawing cannot be rendered');
        return drawing === undefined ? 'nothing' : (format) => encodeDrawing(drawing, format);
      };
    const there = await originals.ensure(imageId, source.url);
    return async () => {
      if (!there.ok) return 'nothing';
      const photo = await originals.read(imageId);
      return photo === undefined ? 'gone' : (format) => encodePhoto(photo, width, format);
    };
  }

  async function make(
    { imageId, width }: Omit<EncodedImageKey, 'format'>,
    acceptsAvif: boolean,
    { name, signal, onWasted }: ImageClient,
  ): Promise<Result<EncodedImage>> {
    const found = await deps.lookup(imageId);
    if (found === undefined) return fail(unknownImage());
    const patience = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
    const encodeNow = async (open: OpenImage): Promise<Result<EncodedImage>> => {
      const startedAt = performance.now();
      const encode = await open();
      if (encode === 'gone') return fail(shopError('overloaded'));
      const isPlaceholder = encode === 'nothing';
      const bytes = await (isPlaceholder ? encodeTint(found.tint, width) : encode('webp'));
      if (!isPlaceholder)
        await files
          .writeEncoded({ imageId, width, format: 'webp' }, bytes)
          .catch((error: unknown) =>
            deps.log.warn({ imageId, width, err: error }, 'a picture that was made could not be kept'),
          );
      if (signal.aborted) onWasted(performance.now() - startedAt);
      return ok({ bytes, format: 'webp', isPlaceholder });
    };
    try {
      // A photo that nobody waits for any more is fetched and kept nevertheless.
      const open = await Promise.race([prepare(found.source, imageId, width), endOf(patience)]);
      const work = queue.runForeground(() => encodeNow(open), name, patience);
      if (typeof work === 'string') return fail(shopError('overloaded'));
      const made = await work;
      if (acceptsAvif && made.ok && !made.value.isPlaceholder) makeAvifLater(imageId, width);
      return made;
    } catch (error) {
      if (error === patience.reason) return fail(shopError('overloaded'));
      throw error;
    }
  }

  /** Those who ask for the same picture wait for one; it is given up when none of them waits any more. */
  function makeShared(
    key: Omit<EncodedImageKey, 'format'>,
    acceptsAvif: boolean,
    client: ImageClient,
  ): Promise<Result<EncodedImage>> {
    const path = `${key.imageId}-${key.width}`;
    const known = inFlight.get(path);
    const isShared = known !== undefined && !known.controller.signal.aborted;
    const refusal = isShared ? null : client.refusal();
    if (refusal !== null) return Promise.resolve(fail(refusal));
    const making = isShared ? known : start();
    const { signal } = client;
    making.waiting += 1;
    const leave = () => {
      making.waiting -= 1;
      if (making.waiting === 0) making.controller.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return making.result.finally(() => signal.removeEventListener('abort', leave));

    function start(): Making {
      const controller = new AbortController();
      const result = make(key, acceptsAvif, { ...client, signal: controller.signal }).finally(() => {
        if (inFlight.get(path) === started) inFlight.delete(path);
      });
      const started = { controller, result, waiting: 0 };
      inFlight.set(path, started);
      return started;
    }
  }

  function makeAvifLater(imageId: string, width: ImageWidth): void {
    const name = `${imageId}-${width}`;
    if (deps.makesAvif === false || queued.has(name)) return;
    const isQueued = queue.runBackground(async () => {
      try {
        const found = await deps.lookup(imageId);
        const open = found === undefined ? undefined : await prepare(found.source, imageId, width);
        const encode = await open?.();
        if (typeof encode === 'function')
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
    async get(imageId, width, acceptsAvif, client = ANYONE) {
      if (!IMAGE_ID.test(imageId)) return fail(unknownImage());
      const cached = await fromDisk(imageId, width, acceptsAvif);
      return cached === undefined ? makeShared({ imageId, width }, acceptsAvif, client) : ok(cached);
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
/** `nothing`: there is only a placeholder. `gone`: a photo that was there is not any more. */
type OpenImage = () => Promise<Encoder | 'nothing' | 'gone'>;

interface Making {
  readonly result: Promise<Result<EncodedImage>>;
  readonly controller: AbortController;
  waiting: number;
}

/** Who waits as long as it takes. */
const ANYONE: ImageClient = {
  name: null,
  signal: new AbortController().signal,
  refusal: () => null,
  onWasted: () => undefined,
};

/** Rejects with the signal's reason when it ends. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function unknownImage(): ReturnType<typeof shopError> {
  return shopError('not_found', { detail: 'no image has this address' });
}
