// Korean.
import type { InboxTexts } from '#src/i18n/inbox-texts.ts';

export const texts: InboxTexts = {
  title: '변경 사항',
  show: '변경 사항 보기',
  waiting: (count) => `변경 ${count}건이 전송을 기다리고 있습니다.`,
  refused: (count) => `변경 ${count}건이 처리되지 않았습니다.`,
  empty: '모두 전송되었습니다.',
  emptyText: '연결 없이 변경한 내용은 전송될 때까지 여기에 보관됩니다.',
  unreachable:
    '지금은 연결할 수 없습니다. 변경 사항은 이 기기에 안전하게 보관되며, 연결되는 대로 전송됩니다.',
  busy: '접속이 많습니다. 변경 사항은 이 기기에 안전하게 보관되며, 계속 전송을 시도합니다.',
  waitingTitle: '전송 대기 중',
  refusedTitle: '처리되지 않음',
  causes: { sending: '전송 중', offline: '연결 없음', busy: '접속이 많음' },
  changes: {
    add: (title, count) => `${title} ${count}개 담기`,
    subtract: (title, count) => `${title} ${count}개 줄이기`,
    remove: (title) => `${title} 삭제`,
    enterCode: (code) => `코드 ${code} 적용`,
    removeCode: (code) => `코드 ${code} 삭제`,
    clear: () => '장바구니 비우기',
    setCountry: () => '장바구니 국가 변경',
  },
  unknownProduct: '상품',
  otherSize: '다른 사이즈',
  retry: '다시 시도',
  discard: '버리기',
  confirm: '이 변경 사항을 버릴까요? 전송되지 않습니다.',
  keep: '남겨 두기',
  retryAll: '모두 다시 시도',
  events: (count) => `익명 이용 기록 ${count}건도 전송을 기다리고 있습니다.`,
};
