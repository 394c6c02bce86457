/** The reference data of every installation, in an order in which tables only point at earlier ones. */
import { templateRows } from './templates/rows.ts'
import { agendaSubjectRows } from './agendaSubjects.ts'
import { reference as bailiffTariffs } from './bailiffTariffs.ts'
import { closeReasonRows } from './closeReasons.ts'
import { reference as costTypes } from './costTypes.ts'
import { rowsByTable } from '#server/seed/insertRows.ts'
import { countryRows } from './countries.ts'
import { reference as courtFees } from './courtFees.ts'
import { emailClassRows } from './emailClasses.ts'
import { fileLogTypeRows } from './fileLogTypes.ts'
import { fileStatusRows } from './fileStatuses.ts'
import { holidayRows } from './holidays.ts'
import { reference as interestRates } from './interestRates.ts'
import { legalTypeRows } from './legalTypes.ts'
import { mimeTypeRows } from './mimeTypes.ts'
import { salutationRows } from './salutations.ts'
import { reference as subpoenaSalaries } from './subpoenaSalaries.ts'
import { templateVariables } from './templateVariables.ts'

type Coded = { id: number; code: string }

export type ReferenceTable = {
  /** Name of the entity; its table has underscores. */
  entity: string
  rows: readonly object[]
  /** Columns that point at rows of another of these tables, by their code. */
  names?: Readonly<Record<string, { table: string; rows: readonly Coded[] }>>
}

const ofCountry = { country_id: { table: 'country', rows: countryRows() } }
const namesIn: Readonly<Record<string, ReferenceTable['names']>> = {
  email_classification: { agenda_subject_id: { table: 'agenda_subject', rows: agendaSubjectRows() } },
  legal_type: ofCountry,
  holiday: ofCountry,
}

/** @param asOf Creation time of the templates. */
export function referenceTables(asOf: Date): ReferenceTable[] {
  const templates = Object.entries(templateRows(asOf)).map(([table, rows]) => ({
    entity: table.replaceAll('_', '-'),
    rows: (rows as readonly { type?: string }[]).filter(({ type }) => type === 'system'),
  }))
  const byName = rowsByTable({
    ...interestRates,
    ...courtFees,
    ...subpoenaSalaries,
    ...bailiffTariffs,
    ...costTypes,
  })
  const named = rowsByTable({
    country: countryRows(),
    salutation: salutationRows(),
    agenda_subject: agendaSubjectRows(),
    email_classification: emailClassRows(),
    legal_type: legalTypeRows(),
    holiday: holidayRows(),
    mime_type: mimeTypeRows(),
    file_status: fileStatusRows(),
    file_log_type: fileLogTypeRows(),
    close_reason: closeReasonRows(),
    ...byName,
    template_variable: templateVariables,
  })
  return [
    ...Object.entries(named).map(([table, rows]) => ({
      entity: table.replaceAll('_', '-'),
      rows,
      names: namesIn[table],
    })),
    ...templates.filter(({ rows }) => rows.length > 0),
  ]
}
