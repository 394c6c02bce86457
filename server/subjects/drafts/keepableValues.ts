/**
 * Values of a form that may wait in a draft: only what this person may read and fill in, and nothing that is never
 * returned. Those whose reads are logged wait sealed.
 */
import type { Entity } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Body } from '#server/records/values/body.ts'
import type { DraftForm } from '#server/records/subject.ts'
import { rowsIn } from '#server/records/children/read.ts'
import { mayRead, mayWrite } from '#server/sql/rights.ts'
import type { Entities } from '#server/sql/projection.ts'

export type Keeping = {
  entities: Entities
  access: Access
  /** Whether values whose reads are logged are kept. */
  withLogged: boolean
}

/** @returns The values without all others, those of child rows too. */
export function keepable(values: Body, entity: Entity, keeping: Keeping): Body {
  const { entities, access } = keeping
  const rows = (entity.children ?? []).flatMap((child) => {
    const sent = values[child.name]
    const of = rowsIn(child, entities).rows
    if (!Array.isArray(sent) || !access.may(of.access.read)) return []
    return [
      [
        child.name,
        sent.filter(isBody).map((row) => ({ ...number('id', row), ...version(row), ...own(row, of, keeping) })),
      ],
    ]
  })
  return { ...version(values), ...own(values, entity, keeping), ...Object.fromEntries(rows) }
}

/** @returns The parts of a form that fills in more than one record, each as a form of its own would be kept. */
export function keepableParts(values: Body, { parts }: DraftForm, keeping: Keeping): Body {
  const kept: [string, Body | Body[]][] = []
  for (const [name, part] of Object.entries(parts)) {
    const sent = values[name]
    const keep = (one: Body): Body => ('table' in part ? keepable(one, part, keeping) : pick(one, part))
    if (Array.isArray(sent)) kept.push([name, sent.filter(isBody).map(keep)])
    else if (isBody(sent)) kept.push([name, keep(sent)])
  }
  return Object.fromEntries(kept)
}

const pick = (values: Body, names: readonly string[]): Body =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]))

const own = (values: Body, { properties }: Entity, { access, withLogged }: Keeping): Body =>
  Object.fromEntries(
    properties
      .filter(
        (property) =>
          Object.hasOwn(values, property.name) &&
          (withLogged || !property.access?.logReads) &&
          mayRead(property, access) &&
          mayWrite(property, access),
      )
      .map(({ name }) => [name, values[name]]),
  )

const number = (name: string, { [name]: value }: Body): Body => (typeof value === 'number' ? { [name]: value } : {})

/** Version of the record that the values are based on. */
const version = (values: Body): Body => number('_version', values)

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
