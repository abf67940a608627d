// The web globals that browsers' workers and Node share; the engine uses these and no others.
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  decode(input?: ArrayBufferView | ArrayBuffer): string;
}
