// Known header names of merchants' own files by field; earlier names are better matches.
import type { MappedField } from '#feeds/mapping.ts';

const names = (list: string) => list.trim().split(/\s*,\s*/);

/** Folded: lower case, letters and digits only; in en, sv, de, es, ru and ko. */
export const KNOWN_HEADERS: Readonly<Record<MappedField, readonly string[]>> = {
  id: names(`id, productid, itemid, articleid, variantid, sku, artikelnummer, artikelnr, articlenumber, itemnumber, productcode,
    stylecode, styleid, asin, mpn, uniqid, uniqueid, код, артикул, 상품코드, 상품번호, referencia, código, codigo, artnr, ean, gtin`),
  group: names(`itemgroupid, groupid, parentid, parentsku, masterid, mastersku, configurablesku`),
  title:
    names(`title, name, productname, producttitle, itemname, productdisplayname, artikelname, produktname, produktnamn, benämning,
    bezeichnung, titel, namn, nombre, título, titulo, название, наименование, имя, 상품명, 제품명, 이름`),
  brand: names(
    `brand, brandname, productbrand, manufacturer, vendor, marke, märke, varumärke, hersteller, marca, fabricante, бренд, марка, 브랜드`,
  ),
  description:
    names(`description, productdescription, longdescription, desc, bodyhtml, details, productdetails, shortdescription, beskrivning,
    beschreibung, artikelbeschreibung, descripción, descripcion, описание, 설명, 상품설명`),
  price:
    names(`price, sellingprice, currentprice, finalprice, priceinclvat, unitprice, regularprice, productprice, pris, preis, precio, цена, 가격,
    판매가, discountedprice, discountprice, offerprice, verkaufspreis, försäljningspris`),
  salePrice: names(
    `saleprice, discountedprice, discountprice, offerprice, specialprice, promoprice, reapris, kampanjpris, angebotspreis, aktionspreis, preciorebajado, preciooferta, ценасоскидкой, 할인가`,
  ),
  priceBefore:
    names(`originalprice, compareatprice, listprice, oldprice, mrp, msrp, rrp, wasprice, priceold, actualprice, retailprice, fullprice, ordinariepris,
    ordpris, uvp, streichpreis, precioanterior, preciooriginal, стараяцена, 정가, 소비자가`),
  currency: names(`currency, currencycode, pricecurrency, valuta, währung, moneda, divisa, валюта, 통화`),
  stock:
    names(`stock, quantity, qty, stockquantity, inventory, inventoryquantity, stocklevel, instockquantity, lagersaldo, lagerantal, antal, bestand,
    lagerbestand, menge, existencias, cantidad, остаток, количество, 재고, 재고수량`),
  availability:
    names(`availability, stockstatus, availabilitystatus, instock, isinstock, available, status, tillgänglighet, lagerstatus,
    verfügbarkeit, disponibilidad, наличие, 재고상태`),
  color: names(
    `color, colour, colorname, colourname, primarycolor, primarycolour, basecolour, basecolor, colorway, färg, farbe, farg, couleur, цвет, 색상, 컬러`,
  ),
  size: names(`size, sizename, storlek, größe, grösse, groesse, talla, taille, размер, 사이즈`),
  gender: names(`gender, sex, targetgender, kön, geschlecht, género, genero, sexo, пол, 성별`),
  ageGroup: names(`agegroup, åldersgrupp, altersgruppe, grupodeedad`),
  category:
    names(`breadcrumbs, breadcrumb, categorypath, categorytree, productcategorytree, producttype, categories, category, productcategory, subcategory,
    maincategory, kategori, kategorier, kategorie, warengruppe, categoría, categoria, категория, категории, 카테고리, 분류`),
  images:
    names(`images, imageurls, imagelinks, imagelink, imageurl, image, img, imgurl, picture, pictures, pictureurl, photo, photos, mainimage, bild,
    bilder, bildurl, bildlink, imagen, imagenes, imágenes, фото, изображение, изображения, картинка, 이미지, 이미지url`),
  sku: names(`sku, mpn, articlenumber, artikelnummer, itemnumber, артикул`),
  gtin: names(`gtin, ean, ean13, upc, barcode, streckkod, isbn, штрихкод, 바코드`),
  condition: names(`condition, skick, zustand, estado, состояние`),
  taxCategory: names(
    `taxcategory, taxclass, momsklass, momskategori, steuerklasse, clasedeimpuesto, налоговыйкласс, 세금분류`,
  ),
  tags: names(`tags, keywords, taggar, etiketter, schlagwörter, etiquetas, метки, 태그`),
  publishedAt: names(
    `publishedat, publishdate, releasedate, launchdate, datepublished, createdat, dateadded`,
  ),
};

/** "Price (INR)" is `price`: text in brackets is a unit. */
export function foldHeader(header: string): string {
  return header
    .replace(/[([].*?[)\]]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Headers of attributes that are worth displaying and filtering by. */
export const ATTRIBUTE_HEADERS: readonly string[] =
  names(`material, fabric, pattern, season, fit, sport, activity, style, collection, weight,
  waterproof, mönster, säsong, passform, aktivitet, vikt, stoff, muster, saison, gewicht, tejido, temporada, материал, сезон, 소재, 시즌`);
