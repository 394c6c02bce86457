/** `_actions` of an answer: what the reader may do with the record now, and why not. */
import type { Context } from '#server/lists/page.ts'
import { say } from '#server/foundation/messages.ts'
import { textsOf } from '#server/errors.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'
import { refusalOf } from './refusal.ts'

/**
 * @returns Actions that start in the state of the record and that this person has the right to, in the order of
 * the schema; one that is impossible now has a reason.
 */
export async function possibleActions(id: string, context: Context): Promise<PossibleAction[]> {
  const { entity, access, now, engine } = context
  const { lifecycle } = entity
  const allowed = Object.entries(lifecycle?.actions ?? {}).filter(
    ([, { by, access: right }]) => by !== 'system' && access.may(right),
  )
  if (!lifecycle || allowed.length === 0) return []
  const record = await storedRecord(Number(id), context, engine)
  return allowed
    .filter(([, { from }]) => from.includes(String(record[lifecycle.property])))
    .map(([name, action]) => {
      const refusal = refusalOf({ entity, name, action, record, given: {}, access, now })
      return refusal
        ? {
            name,
            possible: false,
            reason: textsOf(refusal)
              .map((text) => say(access.locale, text))
              .join(' '),
          }
        : { name, possible: true }
    })
}

/** @param record JSON text. */
export const withActions = (record: string, actions: readonly PossibleAction[]): string =>
  `${record.slice(0, -1)},"_actions":${JSON.stringify(actions)}}`
