// The cache of product pictures: filled by the service worker, emptied by the worker when the outbox needs room.

export const IMAGE_CACHE = 'images-1';
