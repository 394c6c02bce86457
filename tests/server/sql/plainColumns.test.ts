/** Columns of entities in hand-written SQL come from `names()`, so that a renamed one does not compile. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tablesOf } from '#codegen/migration/tables.ts'
import { modelOf, projectSchemas } from '#tests/codegen/fixture.ts'
import { filesUnder } from '#tests/support/files.ts'

/** Words in SQL that equal a column's name but mean something else, or cannot use `names()`; with the reason. */
const plain: Readonly<Record<string, string>> = {
  'server/seed/apiCalls.ts: api_client_id at customer_id ip method path request response status type':
    'names of the calls that are made up, of api_log_exchange and api_stat',
  'server/seed/files/ledger.ts: collection_costs court_costs currency file_id interest other_costs overpayment principal':
    'columns of the ledger, whose tables have no schema',
  'server/seed/files/orders.ts: owner_id target_id': 'a column of a table of links',
  'server/seed/deliveries.ts: at customer_id event file': 'names of the query itself',
  'server/seed/integration.ts: api_client_id created_at customer_id version': 'columns of api_key and api_plugin_hour',
  'server/subjects/integration/webhooks/emit.ts: event event_id file': 'names of what is told, and of the query itself',
  'server/subjects/accounts/passwords/links.ts: created_at': 'a column of password_link',
  'server/subjects/accounts/sessions/ownSessions.ts: created_at': 'a column of session',
  'server/subjects/accounts/sessions/reader.ts: created_at': 'a column of session',
  'server/seed/files/fileLogs.ts: name': 'a name in the code that writes the query',
  'server/seed/workflows/insertMessages.ts: channel done held reason time':
    'names of the rows that are given, or of the query itself',
  'server/subjects/agenda/histories.ts: time': 'names of the rows that are given, or of the query itself',
  'server/subjects/documents/allowedTypes.ts: mime_type': 'the name of a table of settings',
  'server/subjects/filePage/auditSource.ts: at': 'a column of audit_log',
  'server/subjects/filePage/sideFacts.ts: owner_id target_id': 'of the links to co-debtors',
  'server/subjects/filePage/timelineSql.ts: at file_id kind':
    'columns of audit_log and ledger_entry, and a name of the timeline',
  'server/subjects/messages/byHandRoutes.ts: owner_id target_id': 'columns of a table of links',
  'server/subjects/messages/back/cameBack.ts: position': 'the function of SQL',
  'server/subjects/messages/back/markBounced.ts: key': 'a lock by its key',
  'server/subjects/messages/back/optOut.ts: key': 'a lock by its key',
  'server/subjects/messages/dueMessages.ts: body owner_id target_id text':
    'names of the rows that are given, or of the query itself',
  'server/subjects/messages/fileFacts.ts: debtor_id file_id kind owner_id target_id': 'columns of a table of links',
  'server/subjects/surveillance/hooks.ts: owner_id target_id': 'columns of a table of links',
  'server/subjects/surveillance/providerRows.ts: city number postcode street':
    'names of the rows that are given, or of the query itself',
  'server/subjects/workflow/due/monitoringRoutes.ts: at time': 'columns of audit_log, and the word of SQL',
  'server/subjects/workflow/runs/keep.ts: note result status subject':
    'names of the rows that are given, or of the query itself',
  'server/subjects/workflow/runs/run.ts: name note status': 'names of the rows that are given, or of the query itself',
  'server/subjects/workflow/runs/select.ts: owner_id status target_id':
    'columns of a table of links, and names of the query itself',
  'server/subjects/workflow/schedules/schedules.ts: key': 'a lock by its key',
  'server/subjects/integration/keys/tellCustomer.ts: email language':
    'names of a union of customers and contact persons',
  'server/subjects/integration/log/plugins.ts: calls24h calls30d customer_id last_seen_at plugin version':
    'columns of api_plugin_hour and what is counted of them',
  'server/subjects/integration/log/store.ts: api_client_id at customer_id duration_ms ip method path request response status type version':
    'names of the calls that are given, columns of api_stat, api_plugin_hour and api_log_exchange',
  'server/subjects/ledger/check.ts: collection_costs court_costs file_id interest other_costs overpayment principal':
    'columns of file_balance and ledger_entry',
  'server/subjects/ledger/entryRoutes.ts: file_id': 'a column of ledger_entry',
  'server/subjects/ledger/factRows.ts: claim_id file_id kind owner_id target_id':
    'columns of a table of links, of ledger_entry and ledger_posting',
  'server/seed/files/letterProofs.ts: file_id name size': 'names of the rows that are given',
  'server/subjects/compliance/lawChecks/messageChecks.ts: channel file_id passed precasso_id purpose to_address':
    'names of the query itself',
  'server/subjects/ledger/costs/closedCosts.ts: date reason': 'names of the query itself',
  'server/subjects/ledger/costs/costsOfFiles.ts: amount date': 'names of the query itself',
  'server/subjects/ledger/letters/keepLetter.ts: debtor_id file_id owner_id target_id vat_deductible':
    'columns of fourteen_day_letter and fourteen_day_claim, and of a table of links',
  'server/subjects/ledger/letters/letterSql.ts: debtor_id file_id':
    'columns of fourteen_day_letter and fourteen_day_claim',
  'server/subjects/ledger/listeners.ts: owner_id target_id': 'columns of a table of links',
  'server/subjects/messages/sentLetter.ts: key': 'the word of SQL in `no key update`',
  'server/subjects/ledger/settle.ts: currency file_id': 'columns of ledger_entry and ledger_posting',
  'server/seed/precasso/course.ts: channel done': 'names of the rows that are given, or of the query itself',
  'server/subjects/fileImport/files/knownDebtors.ts: email iban kind name':
    'names of the rows that are given, or of the query itself',
  'server/subjects/fileImport/files/runningFiles.ts: currency':
    'names of the rows that are given, or of the query itself',
  'server/subjects/fileImport/files/undo.ts: key message_id':
    'the key of a text, in the code between two queries; a column of a table of the ledger',
  'server/subjects/fileImport/store.ts: amount corrections data errors fingerprint made place status together':
    'names of the rows that are given, or of the query itself',
  'server/subjects/incomingMail/handling/accuracy.ts: accuracy judged':
    'names of the rows that are given, or of the query itself',
  'server/subjects/incomingMail/handling/contentRoutes.ts: created_at in_reply_to message_id problem subject':
    'columns of mail, which has no schema',
  'server/subjects/incomingMail/handling/takeBack.ts: key': 'the key of a text, in the code between two queries',
  'server/subjects/incomingMail/taking/bouncedAnswer.ts: key message_id problem':
    'columns of mail, which has no schema, and the key of a text',
  'server/subjects/incomingMail/taking/ourWords.ts: body created_at subject':
    'columns of mail, which has no schema, and names of the query itself',
  'server/subjects/incomingMail/taking/suggest.ts: message_id': 'a column of mail, which has no schema',
  'server/subjects/incomingMail/taking/takeIn.ts: message_id thread':
    'a column of mail, and a name of the query itself',
  'server/subjects/messages/back/restoreMessage.ts: key': 'the key of a text, in the code between two queries',
  'server/subjects/ledger/settleMany.ts: currency': 'names of the rows that are given, or of the query itself',
  'server/subjects/precasso/upload/undoItems.ts: key': 'the key of a text, in the code between two queries',
  'server/subjects/merging/candidates.ts: currency': 'names of the rows that are given, or of the query itself',
  'server/subjects/merging/mergeFiles.ts: owner_id target_id': 'columns of a table of links',
  'server/subjects/texts/catalogue.ts: locale': 'a column of changed_text',
}

/** In these rooms columns are values taken from facts; migrations are history. */
const driven = /^server\/(db|lists|records|sql|api)\//

const columns = new Map(
  tablesOf(modelOf(projectSchemas())).map(({ name, columns: all }) => [name, all.map(({ name: column }) => column)]),
)
const tables = [...columns.keys()]

/** SQL texts of a file, without interpolated parts and quoted constants. */
const textsOf = (source: string): string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/g)]
    .map(([, template, text]) => (template ?? text ?? '').replace(/\$\{[^}]*\}/g, ' '))
    .filter((text) =>
      /\b(select|update|insert into|delete from|where|coalesce|case when|is null)\b|[a-z_]+ (=|<=|>=|<>) /.test(text),
    )
    .map((text) => text.replace(/"[^"]*"|'[^']*'|->>?|::\w+|\bas \w+/g, ' '))
}

/** Tables that a file uses: in its texts, or through `names()`. */
const tablesIn = (source: string): string[] =>
  tables.filter((table) =>
    new RegExp(`\\b(from|join|update|into|using|delete from) ${table}\\b|names\\('${table}'|null::${table}\\b`).test(
      source,
    ),
  )

test('columns of entities in SQL are typed', () => {
  const found = filesUnder('server').flatMap((file) => {
    if (driven.test(file)) return []
    const source = readFileSync(file, 'utf8')
    const known = new Set(tablesIn(source).flatMap((table) => columns.get(table) ?? []))
    const words = textsOf(source).flatMap((text) => text.match(/\b[a-z][a-z0-9_]*\b/g) ?? [])
    const said = [...new Set(words)].filter((word) => word !== 'id' && known.has(word)).sort()
    return said.length > 0 ? [`${file}: ${said.join(' ')}`] : []
  })
  expect(found).toEqual(Object.keys(plain).sort())
})
