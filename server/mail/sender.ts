// Sends the mails that are due, on one node at a time; what could not be sent is tried again after growing pauses.
import { giftCardCodeInGroups } from '#contract/gift-card-code.ts';
import type { MailShop, RenderMail, SentMailContent } from '#contract/mails.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { type Poller, poll } from '#server/discovery/poll.ts';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { type DeliverMail, deliverOverSmtp, deliverToFolder } from '#server/mail/deliver.ts';
import { mailMessage } from '#server/mail/message.ts';
import type { GiftCards } from '#server/gift-cards/gift-cards.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { hexScheme } from '#settings/settings.ts';
import { addGiftCardCode, removeGiftCardCode } from '#store/gift-card-codes.ts';
import { giftCardsById } from '#store/gift-cards.ts';
import { acquireLease, releaseLease } from '#store/leases.ts';
import { claimMail, isClaimed, isMailDue, mailContent, type MailOutcome, settleMail } from '#store/mails.ts';
import type { MailTable } from '#store/schema.ts';
import type { Store } from '#store/store.ts';

const MAIL_INTERVAL_MS = 2_000;
/** Longer than an attempt may take: a mail that is being sent for so long was given up. */
const CLAIM_MS = 5 * 60_000;
const LEASE_NAME = 'mails';

export interface MailSenderDeps {
  readonly store: Store;
  /** Different for every node and every start of it. */
  readonly holder: string;
  /** ms since 1970. */
  readonly now: () => number;
  readonly registry: () => MarketRegistry;
  readonly shopIn: (market: Market) => MailShop;
  readonly giftCards: Pick<GiftCards, 'payable'>;
  readonly render: RenderMail;
  readonly deliver: DeliverMail;
  readonly onFault: (mailId: string, fault: string) => void;
  /** Ends the run between two mails. */
  readonly isCanceled?: () => boolean;
}

/** Runs until it is stopped; without a build mails wait. */
export function startMailSender(node: {
  readonly env: Pick<Env, 'smtpUrl' | 'dataDir' | 'origin'>;
  readonly store: Store;
  readonly holder: string;
  readonly settings: LiveSettings;
  readonly giftCards: MailSenderDeps['giftCards'];
  readonly render: RenderMail | undefined;
  readonly log: Log;
  readonly now: () => number;
}): Poller | undefined {
  const { env, store, holder, settings, giftCards, render, log, now } = node;
  if (render === undefined) return undefined;
  const { smtpUrl, dataDir, origin = null } = env;
  const deliver = smtpUrl === undefined ? deliverToFolder(dataDir) : deliverOverSmtp(smtpUrl);
  const shopIn = (market: Market): MailShop => {
    const { light, dark } = settings.current().theme;
    const colors = { light: hexScheme(light), dark: hexScheme(dark) };
    return { profile: settings.profileIn(market), origin, colors };
  };
  const { registry } = settings;
  const onFault = (mailId: string, fault: string) => log.warn({ mailId, fault }, 'a mail could not be sent');
  const deps = { store, holder, now, registry, shopIn, giftCards, render, deliver, onFault };
  const report = (error: unknown) => log.error({ err: error, where: 'mails' });
  const poller = poll(
    MAIL_INTERVAL_MS,
    (isStopped) => sendDueMails({ ...deps, isCanceled: isStopped }),
    report,
  );
  return {
    ...poller,
    async stop() {
      await poller.stop();
      // The node that is started next is another holder.
      await releaseLease(store, { name: LEASE_NAME, holder }).catch(report);
    },
  };
}

/** One run: how many mails were sent. Nothing is done where another node holds the lease. */
export async function sendDueMails(deps: MailSenderDeps): Promise<number> {
  const { store, holder, now } = deps;
  let sent = 0;
  while (deps.isCanceled?.() !== true && (await isMailDue(store.db, now()))) {
    const lease = { name: LEASE_NAME, holder, now: now(), durationMs: CLAIM_MS };
    if (!(await acquireLease(store, lease))) break;
    const { profile, origin } = deps.shopIn(deps.registry().defaultMarket);
    const address = profile.contact.email;
    const host = origin === null ? (address?.split('@')[1] ?? 'localhost') : new URL(origin).hostname;
    const claim = { now: now(), claimMs: CLAIM_MS, host };
    const mail = await store.transaction((tx) => claimMail(tx, claim));
    if (mail === undefined) break;
    const { outcome, code } = await send(deps, mail, address ?? `no-reply@${host}`);
    await store.transaction(async (tx) => {
      // Nobody has it. After a silence somebody may: it stays, beside that of the repeated mail.
      if (code !== null && outcome !== 'sent' && !outcome.isUnclear) await removeGiftCardCode(tx, code);
      await settleMail(tx, mail, outcome, now());
    });
    if (outcome === 'sent') sent += 1;
    else deps.onFault(mail.mail_id, outcome.fault);
  }
  return sent;
}

interface Attempt {
  readonly outcome: MailOutcome;
  /** Of the gift card that the mail brings. */
  readonly code: string | null;
}

async function send(deps: MailSenderDeps, mail: MailTable, from: string): Promise<Attempt> {
  let message: Buffer;
  let code: string | null = null;
  try {
    const registry = deps.registry();
    const market = registry.find(mail.market) ?? registry.defaultMarket;
    const shop = deps.shopIn(market);
    let content: SentMailContent;
    const stored = mailContent(mail);
    if (stored.kind === 'gift-card') {
      const { cardId, ...doc } = stored.doc;
      code = await deps.store.transaction(async (tx) => {
        if (!(await isClaimed(tx, mail))) return null;
        const cards = [...(await giftCardsById(tx, [cardId])).values()];
        if ((await deps.giftCards.payable(tx, cards)).length < cards.length)
          throw new Error('its gift card was bought by a test payment, and pays nothing');
        return addGiftCardCode(tx, cardId);
      });
      if (code === null) throw new Error('the mail was withdrawn');
      content = { kind: stored.kind, doc: { ...doc, code: giftCardCodeInGroups(code) } };
    } else content = stored;
    const rendered = await deps.render({ ...content, market, shop });
    message = await mailMessage(rendered, {
      messageId: mail.message_id ?? '',
      date: mail.not_before,
      from: { name: shop.profile.name, address: from },
      to: mail.recipient,
    });
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { outcome: { fault, isUnclear: false }, code };
  }
  return { outcome: await deps.deliver({ mailId: mail.mail_id, from, to: mail.recipient, message }), code };
}
