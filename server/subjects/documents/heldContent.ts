/** Check that bytes kept by content are still in use: as a document, an export, a file of an import or an e-mail. */
import { names } from '#server/sql/names.ts'

const d = names('document', 'd')
const x = names('export_job', 'x')
const j = names('import_job', 'j')
const e = names('incoming_email', 'e')

/** @param sha256 SQL of a fingerprint. @returns SQL: something needs the bytes. */
export const isHeld = (
  sha256: string,
): string => `(exists (select from document d where ${d.sha256} = ${sha256}) or exists (select from export_job x where ${x.sha256} = ${sha256} and ${x.state} = 'done')
    or exists (select from incoming_email e where ${e.raw} = ${sha256}) or exists (select from import_job j where not coalesce(${j.content_gone}, false)
      and (${j.sha256} = ${sha256} or ${j.attachments} @> jsonb_build_array(jsonb_build_object('sha256', (${sha256})::text)))))`
