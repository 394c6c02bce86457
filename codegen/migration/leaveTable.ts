/** Tables whose schema or many-relation is gone. */
import { add, announce, type Draft } from './draft.ts'
import type { Match } from './match.ts'
import { archivedName, nameOf, quoted } from './names.ts'
import { dropPart, partsOf, renamePart } from './parts.ts'
import { askLeave, placeOf, slugOf } from './questions.ts'
import type { Table } from './table.ts'

/**
 * Archives an entity's table with its rows, or drops it with consent, together with its link tables. A link
 * table of a remaining entity is treated like a column.
 */
export function leaveTable(draft: Draft, { old }: Match, matches: readonly Match[]) {
  const isEntityGone = matches.some((match) => match.old.entity === old.entity && !match.old.property && !match.next)
  const dropped = draft.accept.value('drop', old.entity) !== undefined
  const answer = isEntityGone ? (dropped ? 'drop' : 'archive') : askLeave(draft, old)
  const slug = `${answer}-${isEntityGone ? old.entity : slugOf(placeOf(old))}`
  if (answer === 'drop') dropTable(draft, old, slug)
  if (answer === 'archive') archiveTable(draft, old, slug)
}

function dropTable(draft: Draft, table: Table, slug: string) {
  untie(draft, table, (kind) => kind === 'foreign key')
  add(draft, 'leave', `drop table ${quoted(table.name)}`)
  announce(draft, { slug, words: `Drop table ${table.name} of ${placeOf(table)} and its rows.`, entity: table.entity })
}

/** Frees all names and foreign keys, so that a table of the same name may be created and rows elsewhere deleted. */
function archiveTable(draft: Draft, table: Table, slug: string) {
  const name = archivedName(table.name, draft.number)
  const [key] = partsOf(table)
  untie(draft, table, (kind) => kind !== 'primary key')
  if (key) add(draft, 'leave', renamePart(table, 'primary key', { from: key.name, to: nameOf(name, [], 'pkey') }))
  add(draft, 'leave', `alter table ${quoted(table.name)} rename to ${quoted(name)}`)
  const words = `Put table ${table.name} of ${placeOf(table)} aside as ${name}, with its rows. To lose them: drop table ${quoted(name)}`
  announce(draft, { slug, words, entity: table.entity })
}

function untie(draft: Draft, table: Table, isUntied: (kind: string) => boolean) {
  if (!table.property) add(draft, 'untie', `select untrack_changes('${table.name}')`)
  for (const part of partsOf(table)) {
    if (isUntied(part.kind)) add(draft, 'untie', dropPart(table, part))
  }
}
