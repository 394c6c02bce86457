/** SQL of the 14-day letters of a file `f`, and of the files whose letters decide on its costs too. */
import { instalmentKinds } from '#domain/law/claimCosts.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const o = names('collection_file', 'o')
const d = names('debtor', 'd')
const c = names('claim', 'c')
const x = names('claim', 'x')
const y = names('claim', 'y')

/** A letter goes with the claims that it named, to whichever file they move; one that named none stays with its file. */
export const lettersText = `(select json_agg(json_build_object('id', n.id, 'debtor', coalesce((select ${d.merged_into_id} from debtor d where ${d.id} = n.debtor_id), n.debtor_id),
      'sent', n.sent, 'end', n.term_end, 'announced', n.announced, 'vatDeductible', n.vat_deductible, 'isLost', n.lost,
      'claims', coalesce((select json_agg(json_build_object('claim', m.claim_id, 'cents', m.cents) order by m.claim_id) from fourteen_day_claim m where m.letter_id = n.id), '[]'::json))
      order by n.sent, n.id)
    from fourteen_day_letter n where n.id in (select m.letter_id from fourteen_day_claim m join claim c on ${c.id} = m.claim_id where ${c.file_id} = ${f.id}
      union select e.id from fourteen_day_letter e where e.file_id = ${f.id} and not exists (select from fourteen_day_claim m where m.letter_id = e.id)))`

const kinds = [...instalmentKinds].map((kind) => `'${kind}'`).join(', ')

/**
 * Private files of the same debtor and client with a letter of the same day, or an instalment of the same agreement. Sought by their
 * debtor (`offset 0`): in a young database, which has no statistics yet, all files of the client were read for each.
 */
export const linkedText = `(select json_agg(o.id order by o.id)
    from (select ${o.id} as id, ${o.customer_id} as client, ${o.file_type} as "fileType" from collection_file o where ${o.debtor_id} = ${f.debtor_id} offset 0) o
    where ${f.file_type} = 'private' and o.client = ${f.customer_id} and o."fileType" = 'private' and o.id <> ${f.id} and (
      exists (select from fourteen_day_letter a join fourteen_day_letter b on b.sent = a.sent where a.file_id = ${f.id} and b.file_id = o.id)
      or exists (select from claim x join claim y on ${y.agreement_reference} = ${x.agreement_reference} where ${x.file_id} = ${f.id} and ${y.file_id} = o.id
        and ${x.type} in (${kinds}) and ${y.type} in (${kinds}))))`
