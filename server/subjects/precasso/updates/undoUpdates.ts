/** Takes payments and credits of an import off their items again, as far as those still run or were only paid. */
import { precasso } from '#schemas/generated/precasso.ts'
import type { Text } from '#server/errors.ts'
import type { ImportContext, ImportedRow } from '#server/subjects/fileImport/importType.ts'
import { hasEnded, lockedItems } from './itemsOf.ts'
import { without, type Told } from './itemMoney.ts'

export async function undoUpdates(
  rows: readonly ImportedRow[],
  { app, trx, by }: ImportContext,
): Promise<ReadonlyMap<number, Text>> {
  const kept = new Map<number, Text>()
  const byItem = Map.groupBy(rows, ({ result }) => result.id)
  const stored = await lockedItems(trx, [...byItem.keys()])
  for (const [id, own] of byItem) {
    const item = stored.get(id)
    // An item marked paid goes back to being reminded if undoing leaves it with debt.
    if (!item || (hasEnded(item) && item.state !== 'paid')) {
      for (const { place } of own) kept.set(place, { key: 'importJob.itemFollowed.ended' })
      continue
    }
    let { money } = item
    for (const { place, values } of own) {
      const left = without(money, values.told as Told)
      if (left) money = left
      else kept.set(place, { key: 'importJob.itemFollowed.money' })
    }
    if (money !== item.money)
      await app.records.update(trx, precasso, id, { claims: [...money.claims], payments: [...money.payments] }, by)
  }
  return kept
}
