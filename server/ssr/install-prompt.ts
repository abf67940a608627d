// The script in the document that keeps the browser's offer to install the shop, until the page finds a fitting moment for it (PW-04).
import { INSTALL_PROMPT_KEY } from '#contract/install-prompt.ts';

export const INSTALL_PROMPT_SCRIPT = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.${INSTALL_PROMPT_KEY}=e});`;
