/** Deeds that add to many files: an item of the agenda, a note in the log, a cost, another interest. */
import type { FastifyInstance } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { validateCreate as validateItem } from '#schemas/generated/agenda-item.validate.js'
import { costLine } from '#schemas/generated/cost-line.ts'
import { validateCreate as validateCost } from '#schemas/generated/cost-line.validate.js'
import { fileLog } from '#schemas/generated/file-log.ts'
import { validateCreate as validateLog } from '#schemas/generated/file-log.validate.js'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { validateCreate as validateInterest } from '#schemas/generated/interest-setting.validate.js'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { adding } from '#server/records/addingDeed.ts'
import type { OwnDeed } from '#server/records/ownDeed.ts'
import type { Body } from '#server/records/values/body.ts'

const right = 'ROLE_FILE_BULK_ACTIONS and ROLE_FILE_EDIT'
const unlessOpen = ({ workflowStatus }: Body) => (workflowStatus === 'closed' ? { key: 'bulkFiles.closed' } : undefined)

/** The person who prepared the run has added it, so the program may take it back for them. */
export const addDeeds = (app: FastifyInstance): readonly OwnDeed[] => [
  adding({
    app,
    right,
    name: 'addAgenda',
    entity: agendaItem,
    link: 'file',
    validate: validateItem,
    follows: ({ customer, team, caseManager }) => ({ customer, team, assignedTo: caseManager }),
    refuses: unlessOpen,
    takeBack: (trx, id, by) => app.records.take(trx, agendaItem, id, 'cancel', {}, system('bulk', by)),
  }),
  adding({
    app,
    right,
    name: 'addNote',
    entity: fileLog,
    link: 'file',
    validate: validateLog,
    follows: ({ customer }, { access, now }) => ({
      customer,
      at: new Date(now).toISOString(),
      user: access.person?.id ?? null,
    }),
  }),
  adding({
    app,
    right,
    name: 'addCost',
    entity: costLine,
    link: 'file',
    validate: validateCost,
    refuses: unlessOpen,
    // A booking is reversed, not removed: it stays, with its reversal beside it.
    takeBack: (trx, id, by) =>
      app.records.take(
        ...([trx, costLine, id, 'reverse'] as const),
        { reason: say(by.access.locale, { key: 'bulkFiles.undone' }) },
        system('bulk', by),
      ),
  }),
  adding({
    app,
    right,
    name: 'setInterest',
    entity: interestSetting,
    link: 'file',
    validate: validateInterest,
    follows: ({ customer }) => ({ customer }),
    refuses: unlessOpen,
    takeBack: (trx, id, by) => app.records.delete(trx, interestSetting, id, system('bulk', by)),
  }),
]
