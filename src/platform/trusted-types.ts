// What pages demand of HTML and script addresses that script hands to the browser (Trusted Types): they pass one policy, and no other can be made.

/** As the pages' Content-Security-Policy names it. */
const POLICY_NAME = 'cairn';

interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`not a script of the shop: ${url}`);
    return url;
  },
};
let policy: Rules | null = null;

/** The rules themselves in a browser that knows no Trusted Types, and on the server. */
function policyOf(): Rules {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, made: Rules): Rules };
  };
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  return policy;
}

/** For HTML that was sanitised at import, or is a page of the shop's own, and for no other. */
export function trustedHtml(html: string): string {
  return policyOf().createHTML(html);
}

/** Throws TypeError for a script of another origin. */
export function trustedScriptUrl(url: string): string {
  return policyOf().createScriptURL(url);
}
