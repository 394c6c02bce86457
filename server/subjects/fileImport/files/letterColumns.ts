/** Columns of a 14-day letter (14-dagenbrief) that the client sent itself, as `fourteenDayLetter` of a new file. */
import { plainWord, yesNoFrom } from '#domain/cells/words.ts'
import { claim } from '#schemas/generated/claim.ts'
import { file } from '#schemas/generated/file.ts'
import { message } from '#schemas/generated/message.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Cell } from '#server/import/reading/row.ts'
import type { ImportColumn } from '#server/subjects/fileImport/importType.ts'

const ways: Readonly<Record<string, string>> = {
  brief: 'post',
  perbrief: 'post',
  perpost: 'post',
  letter: 'post',
  mail: 'post',
  lettre: 'post',
  poste: 'post',
  permail: 'email',
  peremail: 'email',
  courriel: 'email',
}

/** `per brief` is by post; other words are those of the channels of messages. */
function way(cell: Exclude<Cell, null>): Body | undefined {
  const found = ways[plainWord(String(cell))]
  return found === undefined ? undefined : { 'letter.by': found }
}

function toCoDebtors(cell: Exclude<Cell, null>): Body | undefined {
  const found = yesNoFrom(cell)
  return found === undefined ? undefined : { 'letter.toCoDebtors': found }
}

/** Each is read as a property of that kind of value: a day, an amount, a channel, yes or no. */
export const letterColumns: readonly ImportColumn[] = [
  {
    name: 'letter.sent',
    entity: file,
    property: 'fourteenDaySent',
    title: 'importColumns.letterSent',
    words: ['14-dagenbrief', 'veertiendagenbrief', 'datum 14-dagenbrief', 'datum veertiendagenbrief', 'wik-brief'],
  },
  {
    name: 'letter.amount',
    entity: claim,
    property: 'amount',
    title: 'importColumns.letterAmount',
    words: ['aangezegde kosten', 'aangezegde incassokosten', 'announced costs', 'frais annoncés'],
  },
  {
    name: 'letter.by',
    entity: message,
    property: 'channel',
    title: 'importColumns.letterBy',
    words: ['verzendwijze 14-dagenbrief', 'wijze van verzending', 'letter sent by'],
    read: way,
  },
  {
    name: 'letter.toCoDebtors',
    entity: file,
    property: 'disputed',
    title: 'importColumns.letterToCoDebtors',
    words: ['ook aan mededebiteuren', 'mededebiteuren aangeschreven', 'co-debtors too'],
    read: toCoDebtors,
  },
]
