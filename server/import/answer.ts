/** An upload as its reader is told of it: its columns with samples, and what each can be. */
import type { Entity } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { whole } from '#server/http/describedAnswers.ts'
import type { Access } from '#server/foundation/access.ts'
import { guess, permitted } from './mapping.ts'
import { rememberedFor } from './rememberedColumns.ts'
import { isRequired, targetsOf, titlesOf } from './targets.ts'
import { rowsOf, type Upload } from './uploads.ts'

/** Rows in which samples are sought, samples told per column, and their characters. */
const sought = { rows: 100, samples: 3, characters: 100 }

export async function uploadAnswer(upload: Upload, entity: Entity, access: Access, engine: Pick<Engine, 'query'>) {
  const { id, name, headers, total } = upload
  const targets = targetsOf(entity, access)
  const of = { person: access.person?.id ?? 0, entity: entity.name, headers }
  const remembered = await rememberedFor(engine, of)
  const mapping = remembered ? permitted(remembered, targets) : guess(headers, entity, targets)
  const rows = await rowsOf(engine, id, 1, sought.rows)
  const samplesOf = (column: number) => {
    const texts = rows
      .flatMap(({ cells }) => cells[column] ?? [])
      .map((cell) => String(cell).slice(0, sought.characters))
    return [...new Set(texts)].slice(0, sought.samples)
  }
  return {
    id,
    name,
    rows: total,
    columns: headers.map((header, index) => ({ header, samples: samplesOf(index), to: mapping[index] ?? null })),
    targets: targets.map((target) => ({
      to: target.name,
      title: titlesOf(target, entity)[access.locale],
      isRequired: isRequired(target),
      isKey: entity.key?.includes(target.property.name) ?? false,
      type: target.property.type,
    })),
    isRemembered: remembered !== undefined,
  }
}

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const boolean = { type: 'boolean' }

export const uploadSchema = whole({
  id: { type: 'integer' },
  name: text,
  rows: { type: 'integer', minimum: 1 },
  columns: {
    type: 'array',
    items: whole({
      header: text,
      samples: { type: 'array', items: text },
      to: {
        ...textOrNull,
        description: 'What it is: a property, a language of one (`name.nl`), or the currency of one.',
      },
    }),
  },
  targets: {
    type: 'array',
    description: 'What a column can be.',
    items: whole({ to: text, title: text, isRequired: boolean, isKey: boolean, type: text }),
  },
  isRemembered: { ...boolean, description: 'The columns are as they were chosen for a file with these headers.' },
})
