// Mutants of src/discovery.
import type { Mutant } from '#tests/mutants/mutant.ts';

const RANGE = 'src/discovery/filters/range-filter.browser.test.tsx';
const TREE = 'src/discovery/filters/category-tree.browser.test.tsx';
const LIST = 'src/discovery/filters/filter-list.browser.test.tsx';
const CLEARING = 'src/discovery/filters/clearing.browser.test.tsx';

export const DISCOVERY_MUTANTS: readonly Mutant[] = [
  {
    name: 'a typed end of a range is not committed on Enter',
    file: 'src/discovery/filters/range-filter.tsx',
    find: "if (event.key === 'Enter') commit();",
    replace: '',
    tests: [RANGE],
    grep: 'FI-01a',
  },
  {
    name: 'a typed end of a range is not committed when the field loses the focus',
    file: 'src/discovery/filters/range-filter.tsx',
    find: 'onBlur={commit}',
    replace: '',
    tests: [RANGE],
    grep: 'FI-01b',
  },
  {
    name: 'the low end of a range may pass the high end',
    file: 'src/discovery/filters/range-scale.ts',
    find: 'Math.max(min, high - 1)',
    replace: 'Number.POSITIVE_INFINITY',
    tests: [RANGE],
    grep: 'FI-01c',
  },
  {
    name: 'a slider selects after 250 ms',
    file: 'src/discovery/filters/range-filter.tsx',
    find: 'const COMMIT_AFTER_MS = 300;',
    replace: 'const COMMIT_AFTER_MS = 250;',
    tests: [RANGE],
    grep: 'FI-01e',
  },
  {
    name: 'the scale of a slider is linear',
    file: 'src/discovery/filters/range-scale.ts',
    find: 'return Math.sqrt(clamp((value - min) / (max - min), 0, 1)) * TRACK_LENGTH;',
    replace: 'return clamp((value - min) / (max - min), 0, 1) * TRACK_LENGTH;',
    tests: [RANGE],
    grep: 'FI-01f',
  },
  {
    name: 'a full range stays selected',
    file: 'src/discovery/state/selection-changes.ts',
    find: 'withData(filters, key, isFull ? null : clamped)',
    replace: 'withData(filters, key, clamped)',
    tests: [RANGE],
    grep: 'FI-02b',
  },
  {
    name: 'a checked option without products cannot be unchecked',
    file: 'src/discovery/filters/options.tsx',
    find: 'disabled={option.count === 0 && !isChecked}',
    replace: 'disabled={option.count === 0}',
    tests: [LIST],
    grep: 'FI-03b',
  },
  {
    name: 'the check mark on a swatch is always black',
    file: 'src/discovery/filters/contrast.ts',
    find: "? '#000000' : '#ffffff'",
    replace: "? '#000000' : ('#000000' as never)",
    tests: [LIST],
    grep: 'FI-04d',
  },
  {
    name: 'a group is open when one of its filters says so',
    file: 'src/discovery/filters/option-list.ts',
    find: 'isExpanded: members.every(',
    replace: 'isExpanded: members.some(',
    tests: [LIST],
    grep: 'FI-05c',
  },
  {
    name: 'a search opens what the shopper has closed',
    file: 'src/discovery/state/hierarchy-changes.ts',
    find: 'context.userChoice ?? (context.isSearching',
    replace: '(context.userChoice || context.isSearching',
    tests: [TREE],
    grep: 'FI-06a',
  },
  {
    name: 'a list of 15 options is collapsed',
    file: 'src/discovery/filters/option-list.ts',
    find: 'export const COLLAPSE_ABOVE_COUNT = 15;',
    replace: 'export const COLLAPSE_ABOVE_COUNT = 14;',
    tests: [LIST],
    grep: 'FI-07b',
  },
  {
    name: 'a group has a search box from 16 options on',
    file: 'src/discovery/filters/option-list.ts',
    find: 'const SEARCH_BOX_FROM_COUNT = 15;',
    replace: 'const SEARCH_BOX_FROM_COUNT = 15.5;',
    tests: [LIST],
    grep: 'FI-07f',
  },
  {
    name: 'what was expanded stays so when the filters are cleared',
    file: 'src/discovery/state/actions.ts',
    find: '  instance.expandedGroups = {};\n',
    replace: '',
    tests: [CLEARING],
    grep: 'FI-08b',
  },
  {
    name: 'the page stays where it is when the filters are cleared',
    file: 'src/discovery/results/use-restore-focus.ts',
    find: 'if (instance.cleared !== null) scrollTo({ top: 0 });',
    replace: '',
    tests: [CLEARING],
    grep: 'FI-08f',
  },
  {
    name: 'a change of the selection leaves the offer to restore',
    file: 'src/discovery/state/actions.ts',
    find: `  instance.cleared = null;
  instance.selected = untracked(filters);`,
    replace: '  instance.selected = untracked(filters);',
    tests: [CLEARING],
    grep: 'FI-09d',
  },
  {
    name: 'a search that was cleared returns with the way back to its page',
    file: 'src/discovery/suggest/history-store.ts',
    find: 'isDocumentSearchSaved || !isThisDocument',
    replace: '!isThisDocument',
    tests: ['src/discovery/suggest/history-store.browser.test.ts'],
  },
];
