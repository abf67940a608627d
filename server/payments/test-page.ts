// The page of the test provider as HTML: plain forms, without a script, in the language of the payment.
import { currencyFormat } from '#contract/market.ts';
import { textsIn } from '#catalogue/catalogue.ts';
import { TEST_CODE, type TestChoice } from '#server/payments/test-provider.ts';
import { escapeHtml } from '#server/shop/escape-html.ts';
import type { TestPayment } from '#store/test-payments.ts';

/** What the page shows: the choices, the second step, or that nothing can be chosen. */
export type TestPageView = 'choices' | 'code' | 'wrong-code' | 'silent' | 'stopped';

const USUAL = ['pay', 'step', 'decline', 'cancel'] as const satisfies readonly TestChoice[];
const UNUSUAL = ['late', 'early', 'twice', 'silent'] as const satisfies readonly TestChoice[];

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(oklch(.985 .003 95),oklch(.18 .008 250));--paper:light-dark(oklch(.965 .004 95),oklch(.23 .008 250));--line:light-dark(oklch(.9 .006 95),oklch(.33 .01 250));--edge:light-dark(oklch(.62 .012 95),oklch(.58 .012 95));--ink:light-dark(oklch(.21 .012 250),oklch(.95 .004 95));--soft:light-dark(oklch(.5 .012 95),oklch(.74 .01 95));--error:light-dark(oklch(.52 .19 27),oklch(.75 .13 27))}
*{box-sizing:border-box}:lang(ko){word-break:keep-all}body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 "Schibsted Grotesk","Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:0 16px 64px}.test{margin:0 0 32px;padding:12px 16px;background:oklch(.74 .16 64);color:oklch(.21 .012 250);font-weight:500;text-align:center}
.shop{margin:0;color:var(--soft);font-size:15px}h1{margin:4px 0 0;font-size:clamp(2rem,1.75rem + 1.1vw,2.75rem);line-height:1.1;font-weight:600;letter-spacing:-.01em;font-variant-numeric:tabular-nums}
.what{margin:8px 0 24px;overflow-wrap:anywhere}form{display:grid;gap:12px}button,.back{display:block;width:100%;min-height:48px;padding:10px 20px;border:1px solid var(--edge);border-radius:4px;background:none;color:inherit;font:inherit;font-weight:500;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.first{min-height:52px;border-color:var(--ink);background:var(--ink);color:var(--ground)}:focus-visible{outline:3px solid oklch(.74 .16 64);outline-offset:2px}
details{margin-top:24px;border-top:1px solid var(--line)}summary{min-height:48px;padding:12px 0;cursor:pointer}.list{display:grid;gap:16px}.list p{margin:4px 0 0;color:var(--soft);font-size:15px}
label{font-weight:500}input{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--edge);border-radius:4px;background:var(--ground);color:inherit;font:inherit;font-variant-numeric:tabular-nums}input[aria-invalid]{border-color:var(--error)}.fault{margin:0;color:var(--error)}`;

/** `nonce` allows its style by the page's policy. */
export function testPage(payment: TestPayment, view: TestPageView, shopName: string, nonce: string): string {
  const texts = textsIn(payment.language).testPayment;
  const money = moneyText(payment);
  const name = escapeHtml(shopName);
  const back = `<p><a class="back" href="${escapeHtml(payment.returnUrl)}">${texts.back}</a></p>`;
  const button = (choice: TestChoice) =>
    `<button name="choice" value="${choice}"${choice === 'pay' ? ' class="first"' : ''}>${texts.choices[choice].replace('{amount}', money)}</button>`;
  const views: Readonly<Record<TestPageView, () => string>> = {
    choices: () =>
      `<form method="post">${USUAL.map(button).join('')}<details><summary>${texts.unusual}</summary><div class="list">${UNUSUAL.map((choice) => `<div>${button(choice)}<p>${texts.explained[choice]}</p></div>`).join('')}</div></details></form>`,
    code: () => codeForm(''),
    'wrong-code': () => codeForm(`<p class="fault" id="fault" role="alert">${texts.wrongCode}</p>`),
    silent: () => `<p role="status">${texts.silent}</p>${back}`,
    stopped: () => `<p role="status">${texts.stopped}</p>${back}`,
  };
  const codeForm = (fault: string) =>
    `<form method="post"><label for="code">${texts.code.replace('{code}', TEST_CODE)}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10"${fault === '' ? '' : ' aria-invalid="true" aria-describedby="fault"'}>${fault}${button('pay')}${button('cancel')}</form>`;
  return `<!doctype html><html lang="${payment.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title} · ${name}</title><style nonce="${nonce}">${STYLE}</style></head><body><header class="test">${texts.notice}</header><main><p class="shop">${name}</p><h1>${money}</h1><p class="what">${escapeHtml(payment.description)}</p>${views[view]()}</main></body></html>\n`;
}

function moneyText({ amount, currency, language }: TestPayment): string {
  const { minorDigits } = currencyFormat(currency);
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return escapeHtml(format.format(amount / 10 ** minorDigits));
}
