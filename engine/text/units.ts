// Units of measure: their names, and conversion to a base unit, so that 500 ml matches 0.5 l.
import { numberText } from '#engine/text/numbers.ts';

/** Unit names to unit signs; language packs add their own names. */
export type UnitNames = ReadonlyMap<string, string>;

/** Parses "l:liter,litre g:gram" into a map from name to sign; "_" is a space. */
export function unitNames(rows: string): UnitNames {
  const names = new Map<string, string>();
  for (const row of rows.split(' ')) {
    const [sign = '', others = ''] = row.split(':');
    for (const name of [sign, ...others.split(',')]) if (name !== '') names.set(name.replace('_', ' '), sign);
  }
  return names;
}

/** Signs, and the English names, which occur in texts of every language. */
export const COMMON_UNITS: UnitNames = unitNames(
  [
    'l:liter,liters,litre,litres,lt ml:milliliter,milliliters,millilitre,millilitres cl dl',
    'g:gram,grams,gr kg:kilogram,kilograms,kilo,kilos,kgs mg mm:millimeter,millimeters,millimetre,millimetres',
    'cm:centimeter,centimeters,centimetre,centimetres m:meter,meters,metre,metres,mtr km:kilometer,kilometers',
    'in:inch,inches,ins ft:foot,feet yd:yard,yards mi:mile,miles oz:ounce,ounces lb:lbs,pound,pounds',
    'floz:fl_oz,fluid_ounce,fluid_ounces gal:gallon,gallons,gals qt:quart,quarts pt:pint,pints',
    'sqft:sq_ft,square_feet,square_foot,sq_feet cuft:cu_ft,cubic_feet,cubic_foot,cf sqin:sq_in,square_inches',
    'w:watt,watts kw:kilowatt,kilowatts v:volt,volts,vac,vdc amp:amps,ampere,amperes mah ah wh hz',
    'lm:lumen,lumens db psi bar:bars mph rpm gpm cfm btu hp:horsepower k:kelvin deg:degree,degrees degc degf',
    'den:denier p:person,persons,people,man pk:pack,packs,pcs,pc,piece,pieces,count,ct',
    'season:seasons mp:megapixel,megapixels gb:gigabyte,gigabytes tb',
  ].join(' '),
);

/** By unit: its base unit and the conversion factor. */
const BASE_UNITS: ReadonlyMap<string, readonly [unit: string, factor: number]> = new Map([
  ['ml', ['l', 0.001]],
  ['cl', ['l', 0.01]],
  ['dl', ['l', 0.1]],
  ['mg', ['g', 0.001]],
  ['kg', ['g', 1000]],
  ['mm', ['cm', 0.1]],
  ['m', ['cm', 100]],
  ['ft', ['in', 12]],
  ['yd', ['in', 36]],
  ['ah', ['mah', 1000]],
  ['kw', ['w', 1000]],
]);

/** The measure as one word ("10l"), and converted to the base unit if there is one ("0.5l" for 500 ml). */
export function measureTexts(number: string, unit: string): string[] {
  const texts = [number + unit];
  const base = BASE_UNITS.get(unit);
  if (base !== undefined) texts.push(numberText(Number(number) * base[1]) + base[0]);
  return texts;
}
