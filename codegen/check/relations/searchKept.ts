/** Search texts that are kept: each path leads to a text that readers of the entity may see, or some of them. */
import { follow } from '#schemas/keptSearch.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { Draft, Project, Rule } from '#codegen/check/project.ts'

export const checkSearchKept: Rule = (draft, project) => {
  const { searchKept = [], searchThrough } = draft.schema['x-store'] ?? {}
  if (searchKept.length === 0) return besideKept(draft)
  const place: Path = ['x-store', 'searchKept']
  const isSearched = draft.entity.facts.properties.some(({ search }) => search)
  return [
    ...(isSearched
      ? []
      : [{ path: place, message: `widens a search that is not there: give a property "x-store": { "search": true }` }]),
    ...(searchThrough ? [{ path: place, atKey: true, message: 'write searchKept or searchThrough, not both' }] : []),
    ...searchKept.flatMap((path, index) => checkPath(path, [...place, index], draft, project)),
    ...checkValues(draft, project),
    ...checkWith(draft),
  ]
}

/** Keywords that add to a search in kept texts. */
function besideKept({ schema }: Draft): Finding[] {
  const some = (['searchValues', 'searchWith'] as const).filter((key) => schema['x-store']?.[key])
  return some.map((key) => ({ path: ['x-store', key], message: 'adds to searchKept, which is not there' }))
}

function checkValues({ schema, entity: { facts } }: Draft, { drafts }: Project): Finding[] {
  const all = drafts.map(({ entity }) => entity.facts)
  return (schema['x-store']?.searchValues ?? []).flatMap((text, index) => {
    const path: Path = ['x-store', 'searchValues', index]
    const followed = follow(facts, text, { all, find: (name) => all.find((one) => one.name === name) })
    if ('problem' in followed) {
      const { problem, ...rest } = followed
      return [{ path, message: `"${text}" ${problem}`, ...rest }]
    }
    const { property, steps } = followed
    if (steps[0]?.by === 'link')
      return [{ path, message: `"${text}" leads through a link table, which is not followed` }]
    return (property.type === 'money' || property.type === 'date') && property.sort
      ? []
      : [{ path, message: `"${text}" is no amount or day with an index: give it "x-store": { "index": true }` }]
  })
}

const checkWith = ({ schema, entity: { facts } }: Draft): Finding[] =>
  (schema['x-store']?.searchWith ?? []).flatMap((name, index) => {
    const relation = facts.properties.find((one) => one.name === name)?.relation
    return relation && !relation.many
      ? []
      : [{ path: ['x-store', 'searchWith', index], message: `"${name}" is no relation to one record` }]
  })

const kinds: readonly string[] = ['string', 'text', 'integer', 'enum']

function checkPath(text: string, path: Path, { entity: { facts } }: Draft, { drafts }: Project): Finding[] {
  const relations = text.split('.').length - 1
  if (relations < 1 || relations > 2) {
    const message = `"${text}" must lead through one relation or two to a property`
    return [{ path, message }]
  }
  const all = drafts.map(({ entity }) => entity.facts)
  const followed = follow(facts, text, { all, find: (name) => all.find((one) => one.name === name) })
  if ('problem' in followed) {
    const { problem, ...rest } = followed
    return [{ path, message: `"${text}" ${problem}`, ...rest }]
  }
  const { property, targets } = followed
  const stranger = targets.find(
    ({ access: { rows } }) => rows !== undefined && JSON.stringify(rows) !== JSON.stringify(facts.access.rows),
  )
  return [
    ...(kinds.includes(property.type) && property.format !== 'html' && !property.writeOnly
      ? []
      : [
          {
            path,
            message: `"${text}" is no plain text or whole number that people read, so nothing of it can be searched`,
          },
        ]),
    ...(stranger
      ? [
          {
            path,
            message: `who sees a ${facts.name} does not see every ${stranger.name}, and would find by what is not theirs: "x-access.rows" of both must be equal`,
          },
        ]
      : []),
  ]
}
