/** All subjects of the office. A folder of `server/subjects/` that is missing here fails `tests/floorplan/`. */
import { accounts } from './subjects/accounts/index.ts'
import { agenda } from './subjects/agenda/index.ts'
import { apiPage } from './subjects/apiPage/index.ts'
import { arrangements } from './subjects/arrangements/index.ts'
import { bulk } from './subjects/bulk/index.ts'
import { compliance } from './subjects/compliance/index.ts'
import { customers } from './subjects/customers/index.ts'
import { debtors } from './subjects/debtors/index.ts'
import { dialer } from './subjects/dialer/index.ts'
import { disputes } from './subjects/disputes/index.ts'
import { documents } from './subjects/documents/index.ts'
import { drafts } from './subjects/drafts/index.ts'
import { fileExport } from './subjects/fileExport/index.ts'
import { fileImport } from './subjects/fileImport/index.ts'
import { fileLog } from './subjects/fileLog/index.ts'
import { filePage } from './subjects/filePage/index.ts'
import { files } from './subjects/files/index.ts'
import { finance } from './subjects/finance/index.ts'
import { incomingMail } from './subjects/incomingMail/index.ts'
import { integration } from './subjects/integration/index.ts'
import { ledger } from './subjects/ledger/index.ts'
import { legal } from './subjects/legal/index.ts'
import { limitation } from './subjects/limitation/index.ts'
import { mail } from './subjects/mail/index.ts'
import { manyFiles } from './subjects/manyFiles/index.ts'
import { merging } from './subjects/merging/index.ts'
import { messages } from './subjects/messages/index.ts'
import { news } from './subjects/news/index.ts'
import { precasso } from './subjects/precasso/index.ts'
import { presence } from './subjects/presence/index.ts'
import { settings } from './subjects/settings/index.ts'
import { specification } from './subjects/specification/index.ts'
import { sharing } from './subjects/sharing/index.ts'
import { surveillance } from './subjects/surveillance/index.ts'
import { templates } from './subjects/templates/index.ts'
import { texts } from './subjects/texts/index.ts'
import { views } from './subjects/views/index.ts'
import { workflow } from './subjects/workflow/index.ts'
import type { WithEffects } from '#schemas/generated/lifecycles.ts'
import type { Subject } from './records/subject.ts'

const all = [
  accounts,
  agenda,
  apiPage,
  bulk,
  compliance,
  customers,
  debtors,
  dialer,
  disputes,
  documents,
  drafts,
  fileExport,
  fileImport,
  fileLog,
  filePage,
  files,
  finance,
  incomingMail,
  integration,
  ledger,
  // After the bookings that they follow.
  limitation,
  arrangements,
  legal,
  mail,
  manyFiles,
  merging,
  messages,
  news,
  precasso,
  presence,
  settings,
  sharing,
  specification,
  surveillance,
  templates,
  texts,
  views,
  workflow,
] as const satisfies readonly Subject[]

type Named<Given> = Given extends { lifecycles: infer Lifecycles } ? keyof Lifecycles : never
/** Entities with effects in `x-lifecycle` that no subject implements. */
type Missing = Exclude<WithEffects, Named<(typeof all)[number]>>

/** Does not compile while the implementation of an effect is missing. */
export const subjects: [Missing] extends [never] ? readonly Subject[] : { missing: Missing } = all
