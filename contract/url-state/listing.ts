// The parameter that shows another listing in place of the page's own: `listing_id`, or `listing_id_<key>` for one instance (LI-02).

/** As listings' external ids are. */
const ID = /^[A-Za-z0-9][A-Za-z0-9._:~-]{0,119}$/;

/** The external id of the listing to show; undefined: the page's own. The parameter with the instance's key comes first. */
export function listingOverride(search: string, key = ''): string | undefined {
  const parameters = new URLSearchParams(search);
  const id = (key === '' ? null : parameters.get(`listing_id_${key}`)) ?? parameters.get('listing_id');
  return id !== null && ID.test(id) ? id : undefined;
}
