/** One row for each check of the law that it must find, in the demo office. */

const message = (
  file: string,
  purpose: string,
  at: string,
) => `insert into message (key, channel, file_id, customer_id, debtor_id, destination, email_template_id, to_address, status, sent_at)
  select 'unlawful', 'email', f.id, f.customer_id, f.debtor_id, 'debtor', (select id from email_template where purpose = '${purpose}' order by id limit 1), 'iemand@example.nl', 'sent', '${at}'
  from collection_file f where f.id = ${file}`

const cost = (
  file: number,
  day: string,
) => `insert into cost_line (file_id, customer_id, cost_type_id, date, amount, amount_currency, charge_to, source, status)
  select f.id, f.customer_id, (select id from cost_type where code = 'bik'), '${day}', 4000, 'EUR', 'debtor', 'manual', 'booked' from collection_file f where f.id = ${file}`

const protectedAs = (kind: string) =>
  `(select min(f.id) from collection_file f join debtor d on d.id = f.debtor_id where d.insolvency_status = '${kind}')`
const young = `update debtor set birth_date = '2020-01-01', representative_id = null where id = (select debtor_id from collection_file where id = 2)`
const arranged = `(select min(file_id) from arrangement where status = 'active' and decided_at < '2026-11-20')`
const settled = `(select min(f.id) from collection_file f join close_reason r on r.id = f.close_reason_id where r.code = 'settled')`
const company = `(select min(id) from collection_file where file_type = 'company' and phase = 'amicable' and workflow_status = 'in_progress' and id > 24)`
/** A Tuesday and a Sunday. */
const [morning, sunday] = ['2026-11-24 10:00+01', '2026-11-22 10:00+01']

/** By the id of a check: what is wrong, and SQL of the file or item that must be found. */
export const unlawful: Readonly<Record<string, { does: readonly string[]; finds: string }>> = {
  askedProtected: { does: [message('9', 'demand', morning)], finds: '9' },
  wroteToDead: { does: [message(protectedAs('deceased'), 'reminder', morning)], finds: protectedAs('deceased') },
  wroteToGuarded: { does: [message(protectedAs('bewind'), 'information', morning)], finds: protectedAs('bewind') },
  wroteToMinor: { does: [young, message('2', 'information', morning)], finds: '2' },
  askedDisputed: { does: [message('4', 'last_demand', morning)], finds: '4' },
  askedInArrangement: { does: [message(arranged, 'reminder', morning)], finds: arranged },
  askedBarred: {
    does: [`update collection_file set limitation_date = '2026-01-01' where id = 2`, message('2', 'reminder', morning)],
    finds: '2',
  },
  announcedCourt: { does: [message(company, 'court_announcement', '2026-09-01 10:00+02')], finds: company },
  namedCourt: { does: [message('2', 'judgment', morning)], finds: '2' },
  claimedCostsEarly: { does: [message('2', 'after_fourteen_days', morning)], finds: '2' },
  outsideWindow: { does: [message('2', 'reminder', sunday)], finds: '2' },
  itemOutsideWindow: {
    does: [
      `insert into message (key, channel, precasso_id, customer_id, debtor_id, destination, to_address, status, sent_at)
        select 'unlawful', 'email', id, customer_id, debtor_id, 'debtor', 'iemand@example.nl', 'sent', '${sunday}' from precasso where id = 1`,
    ],
    finds: '1',
  },
  costsWithoutLetter: { does: [cost(2, '2026-11-20')], finds: '2' },
  costsInTerm: {
    does: [
      `update cost_line l set date = f.fourteen_day_end from collection_file f where f.id = l.file_id and f.id = 3`,
    ],
    finds: '3',
  },
  costsOnProtected: { does: [cost(9, '2026-11-01')], finds: '9' },
  letterWithoutProof: { does: ['update collection_file set fourteen_day_arrived = null where id = 3'], finds: '3' },
  groundOfOtherKind: {
    does: [
      `update collection_file set legal_type_id = (select id from legal_type where code = 'consumer_purchase') where id = 5`,
    ],
    finds: '5',
  },
  purchaseLimitedLong: {
    does: [`update claim set limitation_category = 'contract_5' where file_id = 15`],
    finds: '15',
  },
  interestOfTrade: { does: [`update interest_setting set type = 'commercial' where file_id = 2`], finds: '2' },
  minorOwes: { does: [young], finds: '2' },
  bookedAfterClosing: { does: [cost(1, '2026-11-25')], finds: '1' },
  settledRestOpen: { does: [`update collection_file set outstanding = 100 where id = ${settled}`], finds: settled },
}
