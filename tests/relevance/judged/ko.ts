// Data: judged queries in Korean, for the market ko-kr.
import * as mean from '#tests/relevance/judged/meanings.ts';
import {
  inColor,
  families,
  type Judgement,
  restrictedTo,
  preferring,
  bestGradeOnly,
  forWearer,
} from '#tests/relevance/judged/judgement.ts';
import type { JudgedLanguage } from '#tests/relevance/judged/tables.ts';

const judgements: readonly Judgement[] = [
  { query: '셸 재킷', kind: 'head noun', grades: mean.SHELL_JACKET },
  { query: '레인 재킷', kind: 'head noun', grades: mean.RAIN_JACKET },
  { query: '재킷', kind: 'head noun', grades: mean.JACKET },
  { query: '플리스', kind: 'head noun', grades: mean.FLEECE },
  { query: '비니', kind: 'head noun', grades: mean.BEANIE },
  { query: '텐트', kind: 'head noun', grades: mean.TENT },
  { query: '침낭', kind: 'head noun', grades: mean.SLEEPING_BAG },
  { query: '배낭', kind: 'head noun', grades: mean.BACKPACK },
  { query: '샌들', kind: 'head noun', grades: mean.SANDALS },
  { query: '신발', kind: 'head noun', grades: mean.SHOES },
  { query: '셔츠', kind: 'head noun', grades: mean.SHIRT },

  { query: '텐트들', kind: 'inflected', grades: mean.TENT },
  { query: '장갑들', kind: 'inflected', grades: mean.GLOVES },
  { query: '따뜻한 양말', kind: 'inflected', grades: mean.SOCKS },

  { query: '플스리', kind: 'swap', grades: mean.FLEECE },
  { query: '더백플', kind: 'swap', grades: mean.DUFFEL },
  { query: '헤드랲므', kind: 'swap', grades: mean.HEADLAMP, note: 'Two keys of 헤드램프 swapped.' },

  { query: '레인 재켓', kind: 'typo', grades: mean.RAIN_JACKET },
  { query: '트래킹 폴', kind: 'typo', grades: mean.TREKKING_POLES },
  { query: '슬리핑 메트', kind: 'typo', grades: mean.SLEEPING_MAT },
  { query: '해드램프', kind: 'typo', grades: mean.HEADLAMP },
  { query: '배냥', kind: 'typo', grades: mean.BACKPACK },

  { query: '해드램', kind: 'typo in prefix', grades: mean.HEADLAMP },
  { query: '트래킹 배', kind: 'typo in prefix', grades: mean.TREKKING_PACK },
  { query: '하이캉 부', kind: 'typo in prefix', grades: mean.BOOTS },

  { query: '레인 재', kind: 'prefix', grades: mean.RAIN_JACKET },
  { query: '다운 재ㅋ', kind: 'prefix', grades: mean.DOWN_JACKET },
  { query: '침ㄴ', kind: 'prefix', grades: mean.SLEEPING_BAG },
  { query: '하이킹 ㅂ', kind: 'prefix', grades: mean.BOOTS },
  { query: '트레킹', kind: 'prefix', grades: families({ 3: ['trekking-pack', 'trekking-poles'] }) },

  { query: '바람막이', kind: 'synonym', grades: mean.WIND_JACKET },
  { query: '우비', kind: 'synonym', grades: mean.RAIN_JACKET },
  { query: '자켓', kind: 'synonym', grades: mean.JACKET, note: 'As most spell it.' },
  { query: '백팩', kind: 'synonym', grades: mean.BACKPACK },
  { query: '등산화', kind: 'synonym', grades: mean.HIKING_SHOES },
  { query: '운동화', kind: 'synonym', grades: mean.TRAINERS },
  { query: '등산바지', kind: 'synonym', grades: mean.HIKING_TROUSERS },
  { query: '경량 패딩', kind: 'synonym', grades: mean.PUFFER },
  { query: '후드티', kind: 'synonym', grades: mean.HOODIE },
  { query: '모자', kind: 'synonym', grades: mean.HAT },
  { query: '반팔티', kind: 'synonym', grades: mean.T_SHIRT },
  { query: '넥워머', kind: 'synonym', grades: mean.NECK_GAITER },
  { query: '헤드랜턴', kind: 'synonym', grades: mean.HEADLAMP },
  { query: '코펠', kind: 'synonym', grades: mean.COOK_SET },
  { query: '반바지', kind: 'synonym', grades: mean.SHORTS },
  { query: '수건', kind: 'synonym', grades: mean.TOWEL },
  { query: '레깅스', kind: 'synonym', grades: mean.TIGHTS },

  { query: '빨간 재킷', kind: 'colour', grades: inColor(bestGradeOnly(mean.JACKET), 'red') },
  { query: '검정 레인 재킷', kind: 'colour', grades: inColor(bestGradeOnly(mean.RAIN_JACKET), 'black') },
  { query: '초록색 텐트', kind: 'colour', grades: inColor(bestGradeOnly(mean.TENT), 'green', 'olive') },
  { query: '블루 배낭', kind: 'colour', grades: inColor(bestGradeOnly(mean.BACKPACK), 'blue', 'navy') },
  { query: '네이비 비니', kind: 'colour', grades: inColor(bestGradeOnly(mean.BEANIE), 'navy', 'blue') },

  { query: '여성 레인 재킷', kind: 'gender', grades: forWearer('women', mean.RAIN_JACKET) },
  { query: '남자 플리스', kind: 'gender', grades: forWearer('men', mean.FLEECE) },
  { query: '아동 부츠', kind: 'gender', grades: mean.KIDS_BOOTS },
  { query: '여자 다운 재킷', kind: 'gender', grades: forWearer('women', mean.DOWN_JACKET) },
  { query: '어린이 재킷', kind: 'gender', grades: mean.KIDS_JACKET },

  { query: '방수 재킷', kind: 'feature', grades: mean.WATERPROOF_JACKET },
  { query: '3레이어 멤브레인 재킷', kind: 'feature', grades: mean.MEMBRANE_JACKET },
  { query: '메리노 베이스 레이어', kind: 'feature', grades: mean.BASE_LAYER },
  { query: '다운 침낭', kind: 'feature', grades: mean.DOWN_SLEEPING_BAG },
  { query: '가죽 벨트', kind: 'feature', grades: mean.LEATHER_BELT },
  { query: '카본 스틱', kind: 'feature', grades: mean.CARBON_POLES },
  { query: '중고 재킷', kind: 'feature', grades: mean.SECOND_HAND_JACKET },
  { query: '방수 등산화', kind: 'feature', grades: mean.WATERPROOF_BOOTS },
  {
    query: '초경량 레인 재킷',
    kind: 'feature',
    grades: preferring({ has: { weight_class: ['ultralight'] } }, families({ 3: ['rain-jacket'] })),
  },

  { query: '재킷 XL', kind: 'size', grades: mean.JACKET_XL },
  { query: '부츠 42', kind: 'size', grades: mean.BOOTS_42 },
  { query: '키즈 레인 재킷 128', kind: 'size', grades: mean.RAIN_JACKET_128 },
  { query: '샌들 38 사이즈', kind: 'size', grades: mean.SANDALS_38 },
  {
    query: '레인 재킷 XXL',
    kind: 'size',
    grades: restrictedTo(families({ 3: ['rain-jacket'], 2: ['shell-jacket'] }), { size: ['XXL'] }),
  },

  { query: '배낭 30L', kind: 'measure', grades: mean.PACK_OF_30_LITRES },
  { query: '2인용 텐트', kind: 'measure', grades: mean.TENT_FOR_TWO },
  { query: '텐트 4인', kind: 'measure', grades: mean.TENT_FOR_FOUR },
  { query: '드라이 백 20리터', kind: 'measure', grades: mean.DRY_BAG_OF_20_LITRES },
  { query: '내수압 20000mm 재킷', kind: 'measure', grades: mean.JACKET_OF_20000_MM },

  { query: 'Stigfot', kind: 'brand', grades: mean.STIGFOT },
  { query: 'Kåtavik 텐트', kind: 'brand', grades: mean.KATAVIK_TENT },
  { query: 'Ullvide 양말', kind: 'brand', grades: mean.ULLVIDE_SOCKS },
  { query: 'Axelrem 배낭', kind: 'brand', grades: mean.AXELREM_BACKPACK },

  { query: '오름순드 셸 재킷', kind: 'model', grades: mean.ORMSUND_SHELL_JACKET },
  { query: '스카른', kind: 'model', grades: mean.SKARN },
  { query: '그로보 장갑', kind: 'model', grades: mean.GRABO_GLOVES },

  { query: 'rain jacket', kind: 'foreign word', grades: mean.RAIN_JACKET },
  { query: 'tent', kind: 'foreign word', grades: mean.TENT },
  { query: 'hiking boots', kind: 'foreign word', grades: mean.BOOTS },
  { query: 'beanie', kind: 'foreign word', grades: mean.BEANIE },
  { query: 'down jacket', kind: 'foreign word', grades: mean.DOWN_JACKET },

  { query: 'Isbro 부츠', kind: 'script', grades: mean.ISBRO_BOOTS, note: 'A model in Latin script.' },
  { query: 'Glödvik스토브', kind: 'script', grades: mean.GLODVIK_STOVE },
  { query: 'T셔츠', kind: 'script', grades: mean.T_SHIRT },

  { query: '재킷을', kind: 'particle', grades: mean.JACKET },
  { query: '텐트가', kind: 'particle', grades: mean.TENT },
  { query: '침낭은', kind: 'particle', grades: mean.SLEEPING_BAG },
  { query: '등산화를', kind: 'particle', grades: mean.HIKING_SHOES },
  { query: '장갑이랑', kind: 'particle', grades: mean.GLOVES },

  { query: '레인재킷', kind: 'spacing', grades: mean.RAIN_JACKET },
  { query: '하이킹부츠', kind: 'spacing', grades: mean.BOOTS },
  { query: '방수재킷', kind: 'spacing', grades: mean.WATERPROOF_JACKET },
  { query: '여성용레인재킷', kind: 'spacing', grades: forWearer('women', mean.RAIN_JACKET) },
  { query: '메리노베이스레이어', kind: 'spacing', grades: mean.BASE_LAYER },
  { query: '트레일 화', kind: 'spacing', grades: mean.TRAIL_SHOES },

  { query: '두 사람을 위한 텐트', kind: 'stop words', grades: mean.TENT_FOR_TWO },
  { query: '비 올 때 입는 재킷', kind: 'stop words', grades: mean.RAIN_JACKET },
  { query: '하이킹할 때 신는 양말', kind: 'stop words', grades: mean.SOCKS },

  { query: '남극 탐험에 입을 따뜻한 겨울 재킷', kind: 'sentence', grades: mean.WINTER_JACKET },
  { query: '파타고니아 카약 여행용 가벼운 레인 재킷', kind: 'sentence', grades: mean.LIGHT_RAIN_JACKET },
  { query: '대학교에서 노트북 넣고 다닐 배낭', kind: 'sentence', grades: mean.LAPTOP_PACK },

  {
    query: 'STIGFOT 부츠',
    kind: 'upper case',
    grades: [
      { grade: 3, where: { brand: 'stigfot', family: ['hiking-boots'] } },
      { grade: 2, where: { brand: 'stigfot', family: ['kids-boots'] } },
      { grade: 1, where: { family: ['hiking-boots'] } },
      { grade: 1, where: { brand: 'stigfot' } },
    ],
  },
  { query: 'FLEECE', kind: 'upper case', grades: mean.FLEECE },

  { query: 'katavik 텐트', kind: 'diacritics', grades: mean.KATAVIK_TENT },
  { query: 'glodvik 스토브', kind: 'diacritics', grades: mean.GLODVIK_STOVE },
];

export const judged: JudgedLanguage = { market: 'ko-kr', minNdcg: 0.91, judgements };
