// Korean.
import type { BuyingTexts } from '#src/i18n/buying-texts.ts';

export const texts: BuyingTexts = {
  delivered: (from, to) =>
    to === 0 ? '당일 배송' : `영업일 기준 ${from === to ? to : `${from}~${to}`}일 안에 배송`,
  free: '무료 배송',
  fee: (fee) => `배송비 ${fee}`,
  feeOrFree: (fee, from) => `배송비 ${fee}, ${from} 이상 무료`,
  returns: (count) => `${count}일 안에 반품 가능`,
  few: (sizes) => (sizes === '' ? '품절 임박' : `품절 임박: ${sizes}`),
  sizeGuide: '사이즈 가이드',
  guideOf: (title) => `사이즈 가이드: ${title}`,
  guideSize: '사이즈',
  centimetres: 'cm',
  inches: '인치',
  units: '길이 단위',
  measuring: '재는 방법',
};
