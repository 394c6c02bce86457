/** Rows are closed where the state of what they belong to closes them, by whichever call they are written. */
import type { Body } from '#server/records/values/body.ts'
import { FieldErrors } from '#server/errors.ts'
import { checkState } from '#server/records/lifecycle/editableProperties.ts'
import type { Within } from '#server/records/within.ts'
import { storedRecord } from '#server/records/storedRecords.ts'

/** @throws {FieldErrors} At the relation to the record that is closed. */
export async function checkOwner(row: Body, { entity, entities, trx, access }: Within): Promise<void> {
  for (const { name, relation } of entity.properties) {
    const owner = relation?.parent && entities.get(relation.entity)
    if (!relation?.parent || !owner?.lifecycle) continue
    const { as } = relation.parent
    const record = await storedRecord(Number(row[name]), { entity: owner }, trx)
    try {
      checkState(owner, { [as]: row }, record, access)
    } catch (error) {
      const wrong = error instanceof FieldErrors ? error.body.errors?.[as] : undefined
      throw wrong ? new FieldErrors({ [name]: wrong }) : error
    }
  }
}
