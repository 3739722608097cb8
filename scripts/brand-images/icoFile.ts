/** Bytes of the header, and of the entry of one image. */
const headerSize = 6;
const entrySize = 16;

/**
 * An ICO file that holds one PNG, for programs that ask for `/favicon.ico` without having read a page.
 *
 * @param png - a square image
 * @param size - its width, less than 256
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) the layout: ICONDIR, ICONDIRENTRY, image
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headerSize + entrySize);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
