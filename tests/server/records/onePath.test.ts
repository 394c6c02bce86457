/** Records are written by `app.records`; other SQL that writes to their tables is listed here with its reason. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { filesUnder } from '#tests/support/files.ts'

/** File and table, and why no history is needed. */
const beside: Readonly<Record<string, string>> = {
  'server/outgoing.ts webhook_delivery': 'the log of what was sent',
  'server/subjects/accounts/sessions/credentials.ts app_user': 'when somebody signed in last; the sign-in is noted',
  'server/subjects/bulk/tidyRuns.ts bulk_run': 'deletes what is old; the audit of the records stays',
  'server/subjects/fileExport/expireJob.ts export_job':
    'that the content is gone; who asked and who downloaded is noted',
  'server/subjects/fileExport/store.ts export_job': 'how far the writing is',
  'server/subjects/integration/alerts/beginAnew.ts api_alert_rule': 'what was measured',
  'server/subjects/integration/alerts/check.ts api_alert_rule': 'what was measured',
  'server/subjects/integration/keys/keys.ts api_client': 'when a key was used last',
  'server/subjects/integration/log/plugins.ts client_api_plugin': 'counted from the log of calls',
  'server/subjects/integration/log/store.ts api_log': 'the log of calls',
  'server/subjects/integration/webhooks/deliver.ts webhook_delivery': 'the log of what was sent',
  'server/subjects/integration/webhooks/emit.ts webhook_delivery': 'the log of what is to be sent',
  'server/subjects/integration/webhooks/outcome.ts webhook': 'what the last delivery led to',
  'server/subjects/integration/webhooks/outcome.ts webhook_delivery': 'the log of what was sent',
  'server/subjects/integration/webhooks/switchOff.ts webhook_delivery': 'the log of what was sent',
  'server/subjects/integration/webhooks/webhooks.ts webhook_delivery': 'the log of what was sent',
  'server/subjects/files/createFile.ts collection_file': 'the payment reference, which follows from the number',
  'server/subjects/arrangements/keepStanding.ts arrangement': 'what was paid of it, as payments and the day say',
  'server/subjects/arrangements/keepStanding.ts instalment': 'what was paid of it, as payments and the day say',
  'server/subjects/arrangements/listeners.ts arrangement':
    'that its last term is worked out anew, once the ledger has changed',
  'server/subjects/limitation/limitationDates.ts claim': 'the day that follows from its interruptions, which are noted',
  'server/subjects/limitation/limitationDates.ts collection_file': 'the first of such days of its claims',
  'server/subjects/ledger/carryFiles.ts collection_file': 'amounts of many files, as the ledger has them',
  'server/subjects/ledger/costs/closedCosts.ts cost_line':
    'costs of closed books that go on in open ones, which the ledger notes',
  'server/subjects/ledger/costs/costsOfFiles.ts collection_file': 'the state of its letter, as the facts say',
  'server/subjects/ledger/costs/costsOfFiles.ts cost_line': 'its amount and why nothing is owed, as the facts say',
  'server/subjects/ledger/settle.ts claim': 'what is open, as the ledger has it',
  'server/subjects/ledger/settle.ts collection_file': 'amounts and the state of the letter, as the ledger has them',
  'server/outgoing.ts message': 'called off after a restore, all of them, which is noted',
  'server/subjects/messages/dueMessages.ts message':
    'the reference of a carrier, before it is called; what is sent is noted',
  'server/subjects/workflow/editing/stepOrder.ts workflow_step': 'places in an order that is noted as a whole',
  'server/subjects/workflow/effects.ts processing_item': 'files of a run that are tried again; the run is noted',
  'server/subjects/workflow/items.ts processing_item': 'what became of a file, which workflow_execution tells',
  'server/subjects/workflow/listeners.ts collection_file': 'the day on which its step is due, after what is noted',
  'server/subjects/workflow/runs/keep.ts file_log': 'the log of what was done',
  'server/subjects/workflow/runs/keep.ts processing_item': 'what became of a file, which workflow_execution tells',
  'server/subjects/workflow/runs/keep.ts workflow_execution': 'the log of what was done',
  'server/subjects/workflow/runs/run.ts processing_item': 'what became of a file, which workflow_execution tells',
  'server/subjects/workflow/runs/run.ts processing_run': 'how far it is',
  'server/subjects/workflow/runs/select.ts processing_item': 'what is due in a run',
  'server/subjects/fileImport/amounts.ts import_job': 'sums of its rows',
  'server/subjects/fileImport/corrections.ts import_row':
    'rows that wait for a new check; corrections are kept with who and when',
  'server/subjects/fileImport/files/references.ts collection_file':
    'the payment reference, which follows from the number',
  'server/subjects/fileImport/retentionJob.ts import_row': 'cells that are kept no longer; the import says so',
  'server/subjects/fileImport/store.ts import_job': 'how far it is, counted from its rows',
  'server/subjects/fileImport/store.ts import_row':
    'what the check found and what was made of a row; the import is noted, and each record that it makes',
  'server/subjects/incomingMail/handling/accuracy.ts email_classification': 'counted from what was judged',
  'server/subjects/incomingMail/servers/fetchMailbox.ts mailbox': 'how far it was read, and why it could not be',
  'server/subjects/ledger/settleMany.ts claim': 'what is open, as the ledger has it',
  'server/subjects/ledger/settleMany.ts collection_file': 'amounts and the state of the letter, as the ledger has them',
  'server/subjects/precasso/followItem.ts precasso': 'the payment reference, which follows from the number',
  'server/subjects/sharing/sharedInfo.ts shared_info': 'how often it was seen, by whoever has the link',
}

const tables = new Set([
  ...entities.map(({ table }) => table),
  ...entities.flatMap(({ properties }) => properties.flatMap(({ relation }) => relation?.linkTable ?? [])),
])

test('SQL writes no record past app.records', () => {
  const files = filesUnder('server').filter((file) => !/^server\/(db|seed|records|lists)\//.test(file))
  const writes = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(/\b(?:update|insert into|delete from|merge into)\s+"?([a-z_]+)"?/g)].flatMap(
      ([, table = '']) => (tables.has(table) ? [`${file} ${table}`] : []),
    )
  })
  expect([...new Set(writes)].sort()).toEqual(Object.keys(beside).sort())
})
