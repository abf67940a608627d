// Korean.
import type { InstalledAppTexts } from '#src/i18n/installed-texts.ts';

export const texts: InstalledAppTexts = {
  otherMarkets: {
    title: '이 국가의 매장은 아직 이 기기에 없습니다.',
    text: '오프라인 상태입니다. 아래 매장은 평소처럼 열립니다.',
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
};
