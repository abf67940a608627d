// Mutants of the bag's panel and the inbox: where the focus goes, and where the way to the checkout leads.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const BAG_PANEL_MUTANTS: readonly Mutant[] = [
  {
    name: 'the focus leaves the inbox with its last change',
    file: 'src/features/cart/inbox-panel.tsx',
    find: 'if (isEmpty && document.activeElement === document.body) lists.current?.focus();',
    replace: '',
    tests: ['src/features/cart/inbox-panel.browser.test.tsx'],
  },
  {
    name: 'the focus leaves the bag with the last code that fits',
    file: 'src/features/cart/cart-codes.tsx',
    find: 'if (!isFieldShown && isFull &&',
    replace: 'if (isFieldShown && isFull &&',
    tests: ['src/features/cart/cart-codes.browser.test.tsx'],
  },
  {
    name: 'a bag that was closed still leads to the checkout',
    file: 'src/features/cart/checkout-link.tsx',
    find: 'if (pressed.current !== press) return;',
    replace: '',
    tests: ['src/features/cart/checkout-link.browser.test.tsx'],
  },
  {
    name: 'the bag of another’s link leads to the checkout',
    file: 'src/features/cart/checkout-link.tsx',
    find: 'if (!own.ok || own.value.cartId !== cart.cartId)',
    replace: 'if (!own.ok)',
    tests: ['src/features/cart/checkout-link.browser.test.tsx'],
  },
  {
    name: 'the device’s own bag under its link can not be ordered',
    file: 'src/features/cart/checkout-link.tsx',
    find: 'if (!own.ok || own.value.cartId !== cart.cartId)',
    replace: 'if (own.ok || isLinked)',
    tests: ['src/features/cart/checkout-link.browser.test.tsx'],
  },
  {
    name: 'the device’s own bag under its link is ordered before all of it is sent',
    file: 'src/features/cart/checkout-link.tsx',
    find: 'if (cart.pendingCount === 0) return null;',
    replace: 'if (cart.pendingCount === 0 || isLinked) return null;',
    tests: ['src/features/cart/checkout-link.browser.test.tsx'],
  },
  {
    name: 'a linked cart is taken for the own once its link was left',
    file: 'src/features/cart/actions.ts',
    find: '  cart.linkedCartId = cartId;\n',
    replace: '',
    tests: ['src/features/cart/cart-link.browser.test.tsx'],
  },
  {
    name: 'a bag whose texts were lost once can’t be bought',
    file: 'src/features/cart/with-bag-texts.tsx',
    find: 'untilLoaded(() => loadBagTexts(language))',
    replace: 'untilLoaded(async () => loading)',
    tests: ['tests/e2e/lost-parts.spec.ts'],
  },
];
