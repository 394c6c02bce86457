/**
 * The positions that this process holds, per database, table and column. They are read in the background at
 * first use, brought up to date when a list finds that they lag, and dropped when the log is incomplete.
 */
import type { Engine } from '#server/db/engine.ts'
import { advancePositions } from './advance.ts'
import { buildPositions } from './build.ts'
import { forServer } from '#server/db/outsider.ts'
import type { Positions } from './positions.ts'
import type { SortColumn } from './sortColumn.ts'
import { carriesKey } from './trackedTables.ts'
import { trimLog } from './trim.ts'

type Slot = { positions?: Positions; work?: Promise<void>; notBefore: number }

const stores = new WeakMap<Engine, Map<string, Slot>>()

/** @returns undefined while they are unknown; the call starts reading them. */
export function positionsOf(engine: Engine, column: SortColumn): Positions | undefined {
  const slot = slotOf(engine, column)
  if (!slot.positions) void start(slot, () => build(slot, engine, column))
  return slot.positions
}

/** Call it when a list found that the positions lag behind the log. */
export function catchUp(engine: Engine, column: SortColumn): void {
  const slot = slotOf(engine, column)
  void start(slot, () => advance(slot, engine, column))
}

/** Call it when a list found that these positions are unusable. */
export function forget(engine: Engine, column: SortColumn, positions: Positions): void {
  const slot = slotOf(engine, column)
  if (slot.positions === positions) slot.positions = undefined
  positionsOf(engine, column)
}

function slotOf(engine: Engine, { table, column }: SortColumn): Slot {
  const slots = stores.get(engine) ?? new Map<string, Slot>()
  stores.set(engine, slots)
  const key = `${table}.${column}`
  const slot = slots.get(key) ?? { notBefore: 0 }
  slots.set(key, slot)
  return slot
}

/**
 * Runs one task per column at a time. A failure is not reported here: lists then count, and report what is
 * wrong themselves.
 */
function start(slot: Slot, work: () => Promise<void>): Promise<void> {
  slot.work ??= forServer(work)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && slot.notBefore === 0) {
        process.emitWarning(`Lists count, because the change log cannot be used: ${error.message}`)
      }
      slot.positions = undefined
      slot.notBefore = Date.now() + 1000
    })
    .finally(() => {
      slot.work = undefined
    })
  return slot.work
}

/** Pauses between two builds, so that on a busy table reading positions takes at most a third of the time. */
async function build(slot: Slot, engine: Engine, column: SortColumn): Promise<void> {
  const begun = Date.now()
  if (begun < slot.notBefore || !(await carriesKey(engine, column))) return
  slot.positions = await engine.transaction(async (trx) => {
    if (engine.kind === 'postgres') await trx.query({ text: 'set local statement_timeout = 120000' })
    return buildPositions(column, trx)
  })
  slot.notBefore = Date.now() + 2 * (Date.now() - begun)
}

async function advance(slot: Slot, engine: Engine, column: SortColumn): Promise<void> {
  if (!slot.positions) return
  slot.positions = await advancePositions(slot.positions, column, engine)
  if (slot.positions) await trimLog(engine, column.table, slot.positions.snapshot, Date.now())
}
