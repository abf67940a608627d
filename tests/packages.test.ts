// What the lock file names: every package comes with a checksum, a licence that the shop may be given on with, and no script of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  readonly integrity?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly hasInstallScript?: boolean;
}

/** They ask for no more than their notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);
/** By the start of their names, why another licence is right. */
const OTHER_LICENCES: Readonly<Record<string, string>> = {
  '@fontsource-variable/schibsted-grotesk': 'OFL-1.1: a typeface, which is given on with its licence',
  '@img/sharp-libvips-': 'LGPL-3.0: a library that is linked dynamically, unchanged, and may be replaced',
  '@img/sharp-w': 'LGPL-3.0: the same, in one file with its binding',
  argparse: 'Python-2.0: for development alone',
  'axe-core': 'MPL-2.0: for tests alone, unchanged',
  'caniuse-lite': 'CC-BY-4.0: data that the build reads and does not give on',
  lightningcss: 'MPL-2.0: a tool of the build, unchanged',
};
/** A choice, or several parts: each is looked at. */
const partsOf = (licence: string) => licence.replaceAll(/[()]/g, '').split(/ OR | AND /);
const isPermitted = (licence: string) =>
  licence.includes(' OR ')
    ? partsOf(licence).some((part) => PERMISSIVE.has(part))
    : partsOf(licence).every((part) => PERMISSIVE.has(part));

/** Why a package may run a script when it is installed. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for the binary of its platform; it reads the sources for the check of the rooms alone',
  node: 'puts the binary of its platform where npm scripts find it',
};

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...locked }));

describe('packages of the lock file', () => {
  test('each has a checksum, but for optional binaries of platforms whose checksums could not be had', () => {
    const without = packages.filter(({ integrity }) => integrity === undefined);
    // docs/decisions/0008-platform-lockfile.md
    expect(without.filter(({ optional, os }) => optional !== true || os === undefined)).toEqual([]);
    const weak = packages.filter(
      ({ integrity }) => integrity !== undefined && !integrity.startsWith('sha512-'),
    );
    expect(weak.map(({ name }) => name)).toEqual([]);
  });

  test('each has a licence that lets the shop be given on, or a reason for another', () => {
    const reasoned = (name: string) => Object.keys(OTHER_LICENCES).some((start) => name.startsWith(start));
    const others = packages.filter(
      ({ name, integrity, license }) =>
        integrity !== undefined && !isPermitted(license ?? 'none') && !reasoned(name),
    );
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('a reason names a package that is there', () => {
    for (const start of [...Object.keys(OTHER_LICENCES), ...Object.keys(INSTALL_SCRIPTS)])
      expect(
        packages.some(({ name }) => name.startsWith(start)),
        start,
      ).toBe(true);
  });

  test('none runs a script when it is installed, but for those that are listed', () => {
    const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
    expect(scripts.map(({ name }) => name).toSorted()).toEqual(Object.keys(INSTALL_SCRIPTS).toSorted());
  });

  test('each comes from the public registry, not from a folder or a branch', () => {
    const elsewhere = packages.filter(
      ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });
});
