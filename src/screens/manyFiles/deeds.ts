/** Deeds for many files at once, and the fields that each asks for. */
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { costLine } from '#schemas/generated/cost-line.ts'
import type { Entity } from '#schemas/entity.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { file } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'

export type FileDeed = {
  /** Name in the list of deeds; for a changed property its name. */
  name: string
  /** Name of the action in the call. */
  action: string
  /** Entity whose properties are asked for. */
  of: Entity
  fields: readonly string[]
  /** An action of the lifecycle, with inputs of its own. */
  isAction?: true
  /** An empty value empties the property. */
  empties?: true
  isDangerous?: true
}
export type DeedGroup = { name: string; deeds: readonly FileDeed[] }

const changing = (name: string): FileDeed => ({ name, action: 'update', of: file, fields: [name], empties: true })

const action = (name: string): FileDeed => {
  const found = file.lifecycle?.actions[name]
  const fields = found ? [...found.fields.require, ...found.fields.optional] : []
  return { name, action: name, of: file, fields, isAction: true, ...(found?.danger && { isDangerous: true }) }
}

const own = (name: string, of: Entity, fields: readonly string[]): FileDeed => ({ name, action: name, of, fields })

export const deedGroups: readonly DeedGroup[] = [
  {
    name: 'course',
    deeds: [
      own('changeWorkflow', file, ['workflow', 'workflowStep']),
      ...['start', 'pause', 'suspend', 'resume', 'finish', 'monitor', 'close'].map(action),
    ],
  },
  {
    name: 'fields',
    deeds: ['phase', 'fileStatus', 'team', 'caseManager', 'accountManager'].map(changing),
  },
  {
    name: 'adds',
    deeds: [
      own('addAgenda', agendaItem, ['subject', 'date', 'time', 'priority', 'assignedTo', 'note']),
      own('addNote', fileLog, ['subject', 'content', 'category', 'type', 'visibleToClient']),
      own('addCost', costLine, ['costType', 'date', 'amount', 'description', 'chargeTo']),
      own('setInterest', interestSetting, [
        'type',
        'rate',
        'per',
        'surcharge',
        'compounding',
        'from',
        'until',
        'reason',
      ]),
      own('addTags', file, ['tags']),
      own('takeTags', file, ['tags']),
      own('watchAddress', addressSurveillance, ['provider', 'endsAt', 'note']),
    ],
  },
]
