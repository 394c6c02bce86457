/** Deed of a subject for many records at once, beside changing and deleting them and actions of their lifecycle. */
import type { RoleExpression } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { WriteContext } from '#server/records/hooks.ts'
import type { Body } from '#server/records/values/body.ts'

/** A record that a run did something to. `changes`: as its work returned them. */
export type Worked = { id: number; changes: Changes; values: Body; isUnchanged: boolean }

export type OwnDeed = {
  /** Name in the run, unlike those of the actions. */
  name: string
  right: RoleExpression
  /** @returns The checked values. @throws {FieldErrors} Named by the field. */
  check(values: Body, access: Access): Body
  /**
   * Does it to one record, which is locked, in a savepoint of its own; also for the preview, which is rolled back.
   *
   * @returns What its receipt keeps: changed properties, or under another name what `undo` needs to know; undefined
   * when nothing was to be done.
   * @throws {Refused | FieldErrors | NotAllowed} When that is impossible for this record.
   */
  work(record: Body & { id: number }, values: Body, context: WriteContext): Promise<Changes | undefined>
  /**
   * Takes it back, with the record locked; 'update': the changed properties are put back. Absent: it cannot be
   * undone. `isUnchanged`: nobody has written the record since.
   *
   * @throws {Refused} When it cannot any more, which is told.
   */
  undo?: 'update' | ((done: Worked, context: Writer & { trx: Trx }) => Promise<void>)
}

/** Deeds of subjects, by entity and name. */
export class OwnDeeds {
  readonly #deeds = new Map<string, readonly OwnDeed[]>()

  add(entity: string, more: readonly OwnDeed[]): void {
    this.#deeds.set(entity, [...this.of(entity), ...more])
  }

  of(entity: string): readonly OwnDeed[] {
    return this.#deeds.get(entity) ?? []
  }

  named(entity: string, name: string): OwnDeed | undefined {
    return this.of(entity).find((one) => one.name === name)
  }
}
