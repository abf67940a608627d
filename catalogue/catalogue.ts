// Entry point of the catalogue room: the model of what a shop sells, and the texts that every shop has of it.
export { COLOR_FAMILIES, type ColorFamily } from '#catalogue/colors.ts';
export { DEMO_SOURCE, type DemoRoom, type Drawing } from '#catalogue/demo-room.ts';
export { drawingImageId, remoteImageId } from '#catalogue/image-id.ts';
export { type Merchandising, MERCHANDISING_SOURCE, type MerchantRule } from '#catalogue/merchandising.ts';
export {
  type ArticlePrice,
  type ArticlePrices,
  type CatalogueArticle,
  type CatalogueFacet,
  type CatalogueImage,
  type CatalogueListing,
  type CataloguePage,
  type CatalogueParts,
  type CatalogueProduct,
  type CatalogueSizeGuide,
  type CatalogueStore,
  type CatalogueValue,
  type CatalogueVariant,
  type DrawingSource,
  type ImageSource,
  type LocalizedText,
  textIn,
} from '#catalogue/model.ts';
export { commonWordsIn, inEveryLanguage, type ServerTexts, textsIn } from '#catalogue/server-texts.ts';
export { ID_SEPARATOR, idInSource } from '#catalogue/source-id.ts';
export { texts as ENGLISH_TEXTS } from '#catalogue/texts/en.ts';
export { valueNamesIn } from '#catalogue/value-names.ts';
