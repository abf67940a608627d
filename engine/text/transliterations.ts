// What Japanese and Korean shoppers call outdoor things, in the English words of a catalogue that is not in their script.
import { splitCompound } from '#engine/text/compounds.ts';
import type { CompoundRules } from '#engine/text/language-pack.ts';
import { isCjk } from '#engine/text/words.ts';

/** English words, the likeliest first of several, and the terms that stand for them. */
const TERMS: Readonly<Record<string, string>> = {
  jacket: 'ジャケット ジャンパー 자켓 재킷 쟈켓 점퍼 잠바',
  coat: 'コート 코트',
  parka: 'パーカー 파카',
  anorak: 'アノラック 아노락',
  'hoodie|hood': 'フーディー 후드티 후디',
  hood: 'フード 후드',
  vest: 'ベスト ジレ 조끼 베스트',
  shirt: 'シャツ 셔츠',
  't-shirt|tee': 'ティーシャツ 티셔츠',
  polo: 'ポロシャツ ポロ 폴로',
  sweater: 'セーター 스웨터',
  fleece: 'フリース 플리스 후리스',
  'base layer|underwear': 'ベースレイヤー アンダーウェア 베이스레이어 내의',
  underwear: '下着 속옷 언더웨어',
  thermal: '保温 보온',
  'trousers|pants': 'ズボン 바지 트라우저',
  'pants|trousers': 'パンツ 팬츠',
  shorts: 'ショーツ ショートパンツ 短パン 반바지 쇼츠',
  tights: 'タイツ 타이즈 타이츠',
  leggings: 'レギンス 레깅스',
  skirt: 'スカート 치마 스커트',
  dress: 'ワンピース 원피스 드레스',
  overalls: 'オーバーオール 멜빵바지',
  shoes: 'シューズ 靴 신발 슈즈',
  boots: 'ブーツ 長靴 부츠 장화',
  sandals: 'サンダル 샌들',
  'sneakers|shoes': 'スニーカー 스니커즈 운동화',
  'hiking boots|hiking shoes': '登山靴 トレッキングシューズ 등산화 트레킹화',
  'trail running shoes': 'トレランシューズ 트레일러닝화',
  slippers: 'スリッパ 슬리퍼',
  'climbing shoes': 'クライミングシューズ 암벽화',
  socks: 'ソックス 靴下 양말 삭스',
  insoles: 'インソール 中敷き 깔창 인솔',
  gaiters: 'ゲイター スパッツ 게이터 스패츠',
  gloves: 'グローブ 手袋 장갑 글러브',
  mittens: 'ミトン 벙어리장갑 미튼',
  hat: 'ハット 帽子 모자',
  cap: 'キャップ 캡',
  'beanie|hat': 'ビーニー ニット帽 비니',
  headband: 'ヘッドバンド 헤드밴드 머리띠',
  scarf: 'スカーフ マフラー 목도리 스카프',
  buff: 'バフ 넥워머 버프',
  balaclava: 'バラクラバ 目出し帽 바라클라바',
  belt: 'ベルト 벨트',
  sunglasses: 'サングラス 선글라스',
  goggles: 'ゴーグル 고글',
  helmet: 'ヘルメット 헬멧',
  mask: 'マスク 마스크',
  'backpack|pack|rucksack': 'バックパック リュック リュックサック ザック 백팩 배낭 가방',
  daypack: 'デイパック 데이팩',
  duffel: 'ダッフル ダッフルバッグ 더플백 더플',
  bag: 'バッグ 백',
  pouch: 'ポーチ 파우치',
  'hip pack': 'ウエストバッグ ヒップバッグ 힙색 힙팩',
  'rain cover': 'ザックカバー レインカバー 레인커버',
  'dry bag': 'ドライバッグ 드라이백',
  tent: 'テント 텐트',
  tarp: 'タープ 타프',
  footprint: 'グランドシート グラウンドシート 풋프린트',
  'sleeping bag': '寝袋 シュラフ スリーピングバッグ 침낭 슬리핑백',
  'sleeping mat|sleeping pad': 'スリーピングマット 寝袋マット 에어매트',
  mat: 'マット 매트',
  hammock: 'ハンモック 해먹',
  pillow: '枕 ピロー 베개',
  blanket: '毛布 ブランケット 담요',
  chair: 'チェア 椅子 イス 의자 체어',
  table: 'テーブル 테이블',
  stove: 'ストーブ バーナー コンロ 스토브 버너',
  pot: '鍋 クッカー 냄비 코펠',
  mug: 'マグ マグカップ 머그 컵',
  bottle: 'ボトル 水筒 물병 보틀',
  'thermos|vacuum bottle': '魔法瓶 サーモス 보온병',
  knife: 'ナイフ 칼 나이프',
  axe: '斧 도끼',
  lantern: 'ランタン 랜턴',
  lamp: 'ランプ 램프',
  'headlamp|head torch': 'ヘッドランプ ヘッドライト 헤드랜턴 헤드램프',
  'flashlight|torch': '懐中電灯 フラッシュライト 손전등',
  compass: 'コンパス 나침반 컴퍼스',
  towel: 'タオル 수건 타월',
  'trekking poles': 'トレッキングポール 登山杖 ストック 등산스틱 트레킹폴 스틱',
  'poles|pole': 'ポール 폴',
  rope: 'ロープ 로프 밧줄',
  harness: 'ハーネス 하네스 안전벨트',
  carabiner: 'カラビナ 카라비너',
  crampons: 'アイゼン クランポン 아이젠 크램폰',
  snowshoes: 'スノーシュー かんじき 스노슈 설피',
  ski: 'スキー 스키',
  snowboard: 'スノーボード スノーボ 스노보드',
  'bike|bicycle': '自転車 バイク 자전거',
  waterproof: '防水 ウォータープルーフ 방수',
  windproof: '防風 방풍',
  'water repellent': '撥水 발수',
  down: 'ダウン 羽毛 다운 오리털 구스다운',
  'insulated|padded': '中綿 패딩 단열',
  wool: 'ウール 羊毛 울 양모',
  merino: 'メリノ 메리노',
  cotton: 'コットン 綿 면 코튼',
  nylon: 'ナイロン 나일론',
  leather: 'レザー 革 가죽 레더',
  recycled: 'リサイクル 재활용 리사이클',
  'gore-tex': 'ゴアテックス ゴアテック 고어텍스',
  softshell: 'ソフトシェル 소프트쉘 소프트셸',
  hardshell: 'ハードシェル 하드쉘 하드셸',
  shell: 'シェル 쉘 셸',
  stretch: 'ストレッチ 스트레치 신축',
  rain: 'レイン 雨 비옷 레인',
  'rain jacket|shell jacket': 'レインジャケット 雨具 カッパ 合羽 レインウェア 우의 우비 레인자켓',
  'windbreaker|wind jacket': 'ウインドブレーカー ウィンドブレーカー 바람막이 윈드브레이커',
  'down jacket': 'ダウンジャケット 다운자켓 패딩점퍼',
  hiking: 'ハイキング 하이킹 산행',
  trekking: 'トレッキング 트레킹',
  climbing: 'クライミング 클라이밍 암벽등반',
  'mountaineering|hiking': '登山 등산',
  running: 'ランニング 러닝 달리기',
  trail: 'トレイル 트레일',
  camping: 'キャンプ キャンピング 캠핑',
  fishing: '釣り フィッシング 낚시',
  travel: '旅行 トラベル 여행',
  outdoor: 'アウトドア 아웃도어',
  winter: '冬 冬用 ウインタ 겨울 겨울용 동계',
  summer: '夏 夏用 サマー 여름 여름용 하계',
  'light|lightweight|ultralight': '軽量 ライト 경량 초경량 라이트',
  'warm|insulated': '暖かい 따뜻한',
  breathable: '透湿 通気性 투습 통기성',
  women: '女性 レディース ウィメンズ 여성 여자 우먼',
  men: '男性 メンズ 남성 남자 맨',
  'kids|children|junior': '子供 子ども キッズ ジュニア 아동 키즈 어린이 유아',
  baby: 'ベビー 赤ちゃん 베이비 아기',
  black: '黒 ブラック 검정 검은색 블랙',
  white: '白 ホワイト 흰색 하얀색 화이트',
  red: '赤 レッド 빨강 빨간색 레드',
  blue: '青 ブルー 파랑 파란색 블루',
  green: '緑 グリーン 초록 초록색 녹색 그린',
  yellow: '黄色 イエロー 노랑 노란색 옐로우',
  'grey|gray': 'グレー 灰色 회색 그레이',
  brown: '茶色 ブラウン 갈색 브라운',
  orange: 'オレンジ 주황 주황색 오렌지',
  pink: 'ピンク 분홍 분홍색 핑크',
  navy: 'ネイビー 紺 남색 네이비',
};
const MEANINGS: ReadonlyMap<string, readonly string[][]> = new Map(
  Object.entries(TERMS).flatMap(([english, terms]) => {
    const phrases = english.split('|').map((phrase) => phrase.split(/[ -]/u));
    return terms.split(' ').map((term): [string, string[][]] => [withoutLongVowels(term), phrases]);
  }),
);
/** Terms stand together without a space, with a particle between some: "冬用の手袋", "여성용자켓". */
const RULES: CompoundRules = {
  links: ['', 'の', '用', '用の', 'と', '용', '의'],
  leastPart: 1,
  openers: new Set(),
  whole: new Set(),
};
const PARTICLE_AT_END = /(?:用|용|の|を|을|를|은|는|이|가|의)$/u;

/** As many English phrases are made of one word. */
const MAX_PHRASES = 4;

/**
 * The English phrases that a Japanese or Korean word may stand for, the likeliest first; of a phrase a
 * product must say every word. None when the word is not made of known terms alone. "防水ジャケット" is
 * ["waterproof", "jacket"]. `word` is in comparable form, as wordsOf() gives it.
 */
export function transliterationsOf(word: string): string[][] {
  if (!isCjk(word)) return [];
  const term = withoutLongVowels(word);
  const parts = partsOf(term) ?? partsOf(term.replace(PARTICLE_AT_END, ''));
  if (parts === undefined) return [];
  let phrases: string[][] = [[]];
  for (const part of parts) {
    const meanings = MEANINGS.get(part) ?? [];
    phrases = meanings.flatMap((meaning) => phrases.map((phrase) => [...phrase, ...meaning]));
  }
  return phrases.slice(0, MAX_PHRASES);
}

function partsOf(term: string): string[] | undefined {
  return MEANINGS.has(term) ? [term] : splitCompound(term, RULES, (part) => MEANINGS.has(part));
}

/** Some write セーター, some セータ. */
function withoutLongVowels(term: string): string {
  return term.replaceAll('ー', '');
}
