// Korean.
import type { ServerTexts } from '#server/catalogue/server-texts.ts';

export const texts: ServerTexts = {
  colors: {
    black: '블랙',
    grey: '그레이',
    white: '화이트',
    beige: '베이지',
    brown: '브라운',
    blue: '블루',
    navy: '네이비',
    turquoise: '터콰이즈',
    green: '그린',
    olive: '올리브',
    yellow: '옐로',
    orange: '오렌지',
    red: '레드',
    pink: '핑크',
    purple: '퍼플',
    multi: '멀티컬러',
  },
  genders: { women: '여성', men: '남성', unisex: '공용', kids: '아동' },
  sustainability: {
    biodegradable: '생분해 섬유',
    bluesign: '책임 있는 염색과 가공',
    circular: '고쳐 쓰도록 설계',
    recyclable: '단일 소재, 재활용 가능',
    recycled: '재활용 소재',
    renewable: '재생 가능한 섬유',
    'reuse-good': '중고, 상태 좋음',
    'reuse-excellent': '중고, 상태 매우 좋음',
  },
  labels: { reuse: '중고', new: '신상품', bestseller: '베스트셀러' },
  inStock: '재고 있음',
  sortTitles: {
    relevance: { title: '관련도', asc: '관련도 낮은순', desc: '관련도 높은순' },
    price: { title: '가격', asc: '낮은 가격순', desc: '높은 가격순' },
    newest: { title: '신상품', asc: '오래된순', desc: '최신순' },
    discount: { title: '할인율', asc: '할인율 낮은순', desc: '할인율 높은순' },
    popularity: { title: '인기', asc: '인기 낮은순', desc: '인기순' },
  },
  facets: {
    category: '카테고리',
    gender: '대상',
    color: '색상',
    size: '사이즈',
    price: '가격',
    brand: '브랜드',
    in_stock: '재고',
  },
  feeds: { more: '더 보기', allProducts: '전체 상품' },
  home: { seeAll: '모두 보기', categories: '카테고리' },
  shortcuts: { search: '검색', cart: '장바구니' },
  errorPages: {
    busy: {
      title: '잠시만 기다려 주세요',
      body: '지금 방문자가 많거나 매장을 여는 중입니다. 몇 초 후 이 페이지가 자동으로 다시 시도합니다.',
    },
    tooMany: {
      title: '요청이 한꺼번에 너무 많습니다',
      body: '이 연결에서 매우 많은 요청이 들어왔습니다. 1분 후에 계속할 수 있습니다.',
    },
    noPage: {
      title: '이 주소에는 아무것도 없습니다',
      body: '주소를 확인하거나 시작 페이지에서 다시 시작해 주세요.',
    },
    home: '시작 페이지로',
  },
  emptyMarket: {
    title: '현재 이 지역에서는 판매하는 상품이 없습니다',
    text: '상품은 다른 지역에서 판매합니다:',
  },
};
