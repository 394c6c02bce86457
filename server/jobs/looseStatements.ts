/**
 * Our engine for a library that writes its own SQL: text and values, several statements in one text, without a
 * transaction of ours.
 */
import type { Engine, Trx } from '#server/db/engine.ts'

export type LooseStatements = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** Runs a text on one connection; if it fails inside a transaction of its own, that is rolled back. */
export const looseStatements = (engine: Pick<Engine, 'alone'>): LooseStatements => ({
  executeSql: (text, values) =>
    engine.alone(async (session) => {
      const hasValues = values !== undefined && values.length > 0
      try {
        // Several statements in one text are only possible without a values list, even an empty one.
        return await session.query({ text, values: hasValues ? values : undefined })
      } catch (error) {
        if (!hasValues) await session.query({ text: 'rollback' }).catch(() => undefined)
        throw error
      }
    }),
})

/** The same inside a transaction of ours. */
export const looseStatementsIn = ({ query }: Pick<Trx, 'query'>): LooseStatements => ({
  executeSql: (text, values) => query({ text, values }),
})
