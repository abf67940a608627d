// Korean.
import type { InstalledAppTexts } from '#src/i18n/installed-texts.ts';

export const texts: InstalledAppTexts = {
  otherMarkets: {
    title: '이 국가의 쇼핑몰은 아직 이 기기에 없습니다.',
    text: '오프라인 상태입니다. 아래 쇼핑몰은 평소처럼 열립니다.',
    again: '다시 시도',
  },
  needsNetwork: {
    title: '결제하려면 인터넷 연결이 필요합니다.',
    text: '오프라인 상태입니다. 장바구니와 입력한 내용은 이 기기에 보관되며, 다시 연결되면 주문 페이지가 자동으로 열립니다.',
    again: '다시 시도',
  },
  update: {
    unsaved: '입력한 내용이 아직 전송되지 않아 새로 고치면 사라집니다.',
    unsent: '변경 사항이 전송되는 대로 새 버전이 시작됩니다.',
  },
  install: {
    title: (shop) => `${shop}, 언제든 바로 열기`,
    text: '앱으로 설치하면 연결이 없어도 홈 화면에서 바로 열 수 있습니다.',
    manual: '공유를 누른 다음 ‘홈 화면에 추가’를 누르세요.',
    accept: '설치',
    refuse: '나중에',
    close: '닫기',
  },
  device: {
    title: '이 기기에 저장된 내용',
    keep: '이 기기에 쇼핑몰 저장하기',
    help: '상품 목록과 열어 본 페이지를 저장해, 인터넷 연결이 없어도 쇼핑몰을 열고 검색할 수 있습니다.',
    off: '새로 저장하지 않습니다.',
    metered: '이 연결에서는 데이터 절약을 위해 미리 내려받지 않습니다.',
    total: (size) => `앱을 포함해 모두 ${size}입니다.`,
    catalogue: '상품 목록',
    pictures: '사진',
    pages: '페이지',
    markets: '국가',
    part: (products, of) => `상품 ${of.toLocaleString('ko')}개 중 ${products.toLocaleString('ko')}개`,
    categories: '연결 없이 열리는 카테고리',
    current: '사용 중',
    remove: '삭제',
    removeMarket: (name) => `${name} 삭제`,
    failed: '처리하지 못했습니다. 다시 시도해 주세요.',
    removeAll: '모두 삭제하고 저장하지 않기',
    always: '장바구니와 전송을 기다리는 변경 사항은 항상 남습니다.',
  },
};
