import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {icoFile} from './icoFile';

const root = path.resolve(__dirname, '../..');

it('favicon.ico is made from the PNG of the same images', () => {
  const png = readFileSync(path.join(root, 'static/img/favicon-32.png'));
  const ico = readFileSync(path.join(root, 'static/favicon.ico'));
  expect(ico.equals(icoFile(png, 32))).toBe(true);
});

it('the entry of an icon names its size and where its image stands', () => {
  const png = Buffer.from('an image');
  const ico = icoFile(png, 32);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([1, 1, 32, 32]);
  expect(ico.subarray(offset, offset + length).equals(png)).toBe(true);
});
