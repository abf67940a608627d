// Korean.
import type { StorageTexts } from '#src/i18n/storage-texts/texts.ts';

export const texts: StorageTexts = {
  full: '저장 공간이 가득 차서 오프라인용으로 보관할 수 없습니다. 공간을 비우면 자동으로 계속됩니다.',
  forbidden: '시크릿 모드(개인정보 보호 브라우징): 쇼핑은 되지만 이 기기에 아무것도 저장하지 않습니다.',
  hanging:
    '이 기기의 저장소가 응답하지 않습니다. 쇼핑은 되지만 장바구니는 이 페이지가 열려 있는 동안만 유지됩니다.',
  damaged: '이 기기에 보관한 내용이 손상되었습니다. 쇼핑은 연결되어 있을 때만 됩니다.',
  lost: '보관해 둔 내용을 브라우저가 지웠습니다. 다시 가져오는 중입니다.',
};
