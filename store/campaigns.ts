// Campaigns in the database: discounts that need no code, which an operator plans.
import { type Static, Type } from 'typebox';
import { DiscountTermsSchema } from '#store/discount-terms.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db } from '#store/store.ts';
import { writeDocuments, type WriteReport } from '#store/write-documents.ts';

const DocumentSchema = Type.Object({
  ...DiscountTermsSchema.properties,
  /** By language: what shoppers read for it. */
  title: Type.Record(Type.String(), Type.String()),
});
const readDocument = jsonColumn('campaigns.doc', DocumentSchema);

export type StoredCampaign = Static<typeof DocumentSchema> & { readonly campaignId: string };

/** Stores campaigns, each in the place of the one of its id. */
export function writeCampaigns(
  tx: Db,
  campaigns: readonly StoredCampaign[],
  now: number,
): Promise<WriteReport> {
  return writeDocuments(
    campaigns.map(({ campaignId, ...terms }) => ({ id: campaignId, terms })),
    (id) => tx.selectFrom('campaigns').select('doc').where('campaign_id', '=', id).executeTakeFirst(),
    (id, doc) =>
      tx
        .insertInto('campaigns')
        .values({ campaign_id: id, doc, changed_at: now })
        .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet({ doc, changed_at: now }))
        .execute(),
  );
}

/** False: there was no such campaign. */
export async function deleteCampaign(tx: Db, campaignId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('campaigns')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All, by id. */
export async function listCampaigns(db: Db): Promise<StoredCampaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['campaign_id', 'doc'])
    .orderBy('campaign_id')
    .execute();
  return rows.map(({ campaign_id, doc }) => ({ campaignId: campaign_id, ...readDocument(doc, campaign_id) }));
}
