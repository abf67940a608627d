// The category tree. Ids are stable and name the place in the tree; titles and descriptions are in category-texts.ts.
import type { GearType } from '#demo/drawings/parameters.ts';
import type { CategoryKind } from '#demo/catalogue/category-texts.ts';

export interface Category {
  /** Also its slug. */
  readonly id: string;
  readonly kind: CategoryKind;
  readonly parent: Category | null;
  /** What its picture shows. */
  readonly gear: GearType;
}
type Branch = readonly [
  kind: CategoryKind,
  gear: GearType,
  leaves: readonly (readonly [CategoryKind, GearType])[],
];

const WORN_BY_BOTH: readonly Branch[] = [
  [
    'jackets',
    'shell-jacket',
    [
      ['shell-jackets', 'shell-jacket'],
      ['insulated-jackets', 'insulated-jacket'],
      ['parkas', 'parka'],
      ['softshells', 'softshell'],
      ['vests', 'vest'],
    ],
  ],
  [
    'mid-layers',
    'fleece',
    [
      ['fleeces', 'fleece'],
      ['hoodies', 'hoodie'],
    ],
  ],
  [
    'tops',
    'shirt',
    [
      ['shirts', 'shirt'],
      ['t-shirts', 'tshirt'],
    ],
  ],
  [
    'base-layers',
    'base-top',
    [
      ['base-tops', 'base-top'],
      ['base-bottoms', 'base-bottom'],
    ],
  ],
  [
    'trousers',
    'hiking-trousers',
    [
      ['shell-trousers', 'shell-trousers'],
      ['hiking-trousers', 'hiking-trousers'],
      ['shorts', 'shorts'],
      ['tights', 'tights'],
    ],
  ],
  [
    'footwear',
    'boot',
    [
      ['boots', 'boot'],
      ['trail-shoes', 'trail-shoe'],
      ['approach-shoes', 'approach-shoe'],
      ['sandals', 'sandal'],
    ],
  ],
];
const WOMEN: readonly Branch[] = WORN_BY_BOTH.map(([kind, gear, leaves]) =>
  kind === 'trousers'
    ? ['trousers-and-skirts', gear, [...leaves, ['skirts', 'skirt'] as const]]
    : [kind, gear, leaves],
);
const KIDS: readonly Branch[] = [
  [
    'outerwear',
    'shell-jacket',
    [
      ['rain-jackets', 'shell-jacket'],
      ['insulated-jackets', 'insulated-jacket'],
      ['shell-trousers', 'shell-trousers'],
    ],
  ],
  [
    'layers',
    'fleece',
    [
      ['fleeces', 'fleece'],
      ['base-layers', 'base-top'],
      ['t-shirts', 'tshirt'],
      ['hiking-trousers', 'hiking-trousers'],
    ],
  ],
  [
    'on-foot',
    'boot',
    [
      ['shoes', 'boot'],
      ['daypacks', 'daypack'],
      ['hats-and-mittens', 'beanie'],
    ],
  ],
];
const EQUIPMENT: readonly Branch[] = [
  [
    'packs-and-bags',
    'trek-pack',
    [
      ['daypacks', 'daypack'],
      ['trekking-packs', 'trek-pack'],
      ['duffels', 'duffel'],
      ['hip-packs', 'hip-pack'],
      ['dry-bags', 'dry-bag'],
    ],
  ],
  [
    'shelter',
    'tent-tunnel',
    [
      ['dome-tents', 'tent-dome'],
      ['tunnel-tents', 'tent-tunnel'],
      ['tarps', 'tarp'],
    ],
  ],
  [
    'sleeping',
    'sleeping-bag',
    [
      ['sleeping-bags', 'sleeping-bag'],
      ['sleeping-mats', 'sleeping-mat'],
    ],
  ],
  [
    'camp-kitchen',
    'stove',
    [
      ['stoves', 'stove'],
      ['cookware', 'cookware'],
      ['mugs', 'mug'],
      ['bottles', 'bottle'],
    ],
  ],
  [
    'on-the-way',
    'trekking-poles',
    [
      ['headlamps', 'headlamp'],
      ['trekking-poles', 'trekking-poles'],
    ],
  ],
];
const ACCESSORIES: readonly Branch[] = [
  [
    'head-and-neck',
    'beanie',
    [
      ['beanies', 'beanie'],
      ['caps', 'cap'],
      ['neck-gaiters', 'neck-gaiter'],
    ],
  ],
  [
    'hands-and-feet',
    'gloves',
    [
      ['gloves', 'gloves'],
      ['socks', 'socks'],
      ['gaiters', 'gaiters'],
    ],
  ],
  [
    'small-things',
    'belt',
    [
      ['belts', 'belt'],
      ['towels', 'towel'],
    ],
  ],
];
const ROOTS: readonly (readonly [CategoryKind, GearType, readonly Branch[]])[] = [
  ['women', 'shell-jacket', WOMEN],
  ['men', 'insulated-jacket', WORN_BY_BOTH],
  ['kids', 'fleece', KIDS],
  ['equipment', 'tent-tunnel', EQUIPMENT],
  ['accessories', 'beanie', ACCESSORIES],
];

/** Parents before their children. Under a root for people, ids start with it: `women-jackets`, `women-shell-jackets`. */
export const CATEGORIES: readonly Category[] = ROOTS.flatMap(([rootKind, rootGear, branches]) => {
  const root: Category = { id: rootKind, kind: rootKind, parent: null, gear: rootGear };
  const below = (kind: CategoryKind) =>
    rootKind === 'equipment' || rootKind === 'accessories' ? kind : `${rootKind}-${kind}`;
  return [
    root,
    ...branches.flatMap(([kind, gear, leaves]) => {
      const branch: Category = { id: below(kind), kind, parent: root, gear };
      return [
        branch,
        ...leaves.map(
          ([leafKind, leafGear]): Category => ({
            id: below(leafKind),
            kind: leafKind,
            parent: branch,
            gear: leafGear,
          }),
        ),
      ];
    }),
  ];
});
