/** Writes what rows tell of items: those of one item at once, so that it is paid or reminded on by all of them. */
import { precasso } from '#schemas/generated/precasso.ts'
import type { Text } from '#server/errors.ts'
import type { ImportContext, ReadRow, WrittenRow } from '#server/subjects/fileImport/importType.ts'
import { hasEnded, lockedItems } from './itemsOf.ts'
import { added, mostRows, type ItemMoney, type Told } from './itemMoney.ts'

export async function writeUpdates(
  groups: readonly (readonly ReadRow[])[],
  { app, trx, by }: ImportContext,
): Promise<WrittenRow[]> {
  const itemOf = ({ values }: ReadRow): number => Number(values.item)
  const stored = await lockedItems(trx, [...new Set(groups.flat().map(itemOf))])
  const written: WrittenRow[] = []
  for (const [id, rows] of Map.groupBy(groups.flat(), itemOf)) {
    const item = stored.get(id)
    // The item may have ended since the check.
    if (!item || hasEnded(item)) {
      const text = { key: item ? `precasso.ended.${item.state}` : 'importJob.noItem' }
      written.push(...rows.map(({ place }) => refused(place, text)))
      continue
    }
    let { money } = item
    const result = { entity: precasso.name, id }
    for (const { place, values } of rows) {
      const next = added(money, values.told as Told)
      if (isFull(next)) written.push(refused(place, { key: 'importJob.itemFull', values: { limit: mostRows } }))
      else {
        money = next
        written.push({ place, result, made: [] })
      }
    }
    if (money !== item.money)
      await app.records.update(trx, precasso, id, { claims: [...money.claims], payments: [...money.payments] }, by)
  }
  return written
}

const isFull = ({ claims, payments }: ItemMoney): boolean => claims.length > mostRows || payments.length > mostRows

const refused = (place: number, text: Text): WrittenRow => ({ place, errors: [{ column: null, text }] })
