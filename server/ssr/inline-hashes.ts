// Replaces the nonce of a page by hashes of what is inline in it, so that the same bytes can be sent to everyone.
import { createHash } from 'node:crypto';
import { hashPolicy } from '#server/http/document-policies.ts';

/**
 * The HTML, and the policy that allows its scripts and styles in any response. Only elements that have the nonce are allowed: nobody can know it before, as it
 * is a new one for each rendering.
 */
export function withHashes(html: string, nonce: string): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs))
    if (attributes.includes(attribute) && text !== '')
      hashes[name as 'script' | 'style'].add(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
  return { html: html.replaceAll(attribute, ''), policy: hashPolicy([...hashes.script], [...hashes.style]) };
}
