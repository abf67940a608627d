// Every editorial page of the demo shop.
import type { CataloguePage } from '#catalogue/catalogue.ts';
import { CARE_GUIDE, LAYERING_GUIDE, REPAIR } from '#demo/pages/guides.ts';
import { HOME } from '#demo/pages/home.ts';
import { ABOUT, REUSE, SHIPPING } from '#demo/pages/company.ts';
import { cataloguePage } from '#demo/pages/page.ts';

export const PAGES: readonly CataloguePage[] = [
  HOME,
  LAYERING_GUIDE,
  CARE_GUIDE,
  REPAIR,
  REUSE,
  ABOUT,
  SHIPPING,
].map(cataloguePage);
