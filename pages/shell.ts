// The data of the frame around every screen: the market, the menu, the markets to choose from.
import type { ShellData } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';

export async function shellData({ shop }: PageContext, { code }: PageMarket): Promise<Result<ShellData>> {
  const [bootstrap, menu, markets] = await Promise.all([
    shop.bootstrap(code),
    shop.menu(code),
    shop.markets(code),
  ]);
  if (!bootstrap.ok) return bootstrap;
  if (!menu.ok) return menu;
  if (!markets.ok) return markets;
  return ok({ bootstrap: bootstrap.value, menu: menu.value, markets: markets.value });
}
