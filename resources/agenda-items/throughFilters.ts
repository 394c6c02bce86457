/** Filters of the work list by what the file and the subject say, as the server has them from `x-store.filterThrough`. */
import type { Entity, Property } from '#schemas/entity.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { agendaSubject } from '#schemas/generated/agenda-subject.ts'
import { file } from '#schemas/generated/file.ts'

const targets: Readonly<Record<string, Entity>> = { file, subject: agendaSubject }

export const through: readonly Property[] = (agendaItem.filterThrough ?? []).flatMap((path) => {
  const [relation = '', name] = path.split('.')
  const target = targets[relation]
  const property = target?.properties.find((one) => one.name === name)
  const column = agendaItem.properties.find((one) => one.name === relation)?.column
  if (!target || !property || column === undefined) return []
  return [{ ...property, name: path, sort: false, through: { entity: target.name, by: 'own', column, property } }]
})
