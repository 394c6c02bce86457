/** What every installation starts with, in the order in which tables name each other. */
import { templateRows } from '#server/seed/templates/rows.ts'
import { agendaSubjectRows } from './agendaSubjects.ts'
import { reference as bailiffTariffs } from './bailiffTariffs.ts'
import { closeReasonRows } from './closeReasons.ts'
import { reference as costTypes } from './costTypes.ts'
import { countryRows } from './countries.ts'
import { reference as courtFees } from './courtFees.ts'
import { emailClassRows } from './emailClasses.ts'
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
  /** Columns that name rows of another of these tables, which are found there by their code. */
  names?: Readonly<Record<string, { table: string; rows: readonly Coded[] }>>
}

const ofCountry = { country_id: { table: 'country', rows: countryRows() } }

/** @param asOf When the templates were written. */
export function referenceTables(asOf: Date): ReferenceTable[] {
  const templates = Object.entries(templateRows(asOf)).map(([table, rows]) => ({
    entity: table.replaceAll('_', '-'),
    rows: (rows as readonly { type?: string }[]).filter(({ type }) => type === 'system'),
  }))
  const byName: Readonly<Record<string, readonly object[]>> = {
    ...interestRates,
    ...courtFees,
    ...subpoenaSalaries,
    ...bailiffTariffs,
    ...costTypes,
  }
  return [
    { entity: 'country', rows: countryRows() },
    { entity: 'salutation', rows: salutationRows() },
    { entity: 'agenda-subject', rows: agendaSubjectRows() },
    {
      entity: 'email-classification',
      rows: emailClassRows(),
      names: { agenda_subject_id: { table: 'agenda_subject', rows: agendaSubjectRows() } },
    },
    { entity: 'legal-type', rows: legalTypeRows(), names: ofCountry },
    { entity: 'holiday', rows: holidayRows(), names: ofCountry },
    { entity: 'mime-type', rows: mimeTypeRows() },
    { entity: 'file-status', rows: fileStatusRows() },
    { entity: 'close-reason', rows: closeReasonRows() },
    ...Object.entries(byName).map(([table, rows]) => ({ entity: table.replaceAll('_', '-'), rows })),
    { entity: 'template-variable', rows: templateVariables },
    ...templates.filter(({ rows }) => rows.length > 0),
  ]
}
