// Parameters of a URL by which advertisements and mails tell their visitors apart: a page is the same with and without them.

/** Of advertisers, mail senders and affiliate networks, in lower case. */
const CAMPAIGN_NAMES: ReadonlySet<string> = new Set(
  // Google, Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex, Naver.
  (
    'gclid gclsrc gbraid wbraid dclid srsltid _ga _gl fbclid igshid igsh msclkid ttclid twclid li_fat_id epik sccid rdt_cid yclid ymclid ' +
    'napm n_media n_query n_rank n_ad_group n_ad_group_type n_ad n_keyword n_keyword_id n_campaign_type n_match ' +
    // Mailchimp, Klaviyo, Marketo, HubSpot, Vero, Awin, Tradedoubler, Impact, Commission Junction, Partnerize.
    'mc_cid mc_eid _kx mkt_tok _hsenc _hsmi vero_id awc tduid irclickid cjevent clickref'
  ).split(' '),
);
/** Urchin's and Google's, Matomo's in their three spellings, HubSpot's ads. */
const CAMPAIGN_PREFIX = /^(?:utm_|gad_|mtm_|matomo_|piwik_|pk_|hsa_)/;

/** The URL that the page is rendered and kept by. What is left of its query stays character by character. */
export function withoutCampaign(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const page = url.slice(0, start);
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((parameter) => !isOfCampaign(parameter))
    .join('&');
  return kept === '' ? page : `${page}?${kept}`;
}

function isOfCampaign(parameter: string): boolean {
  const [name = ''] = parameter.toLowerCase().split('=', 1);
  return CAMPAIGN_NAMES.has(name) || CAMPAIGN_PREFIX.test(name);
}
