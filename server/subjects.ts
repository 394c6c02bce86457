/** Every subject of the office. A folder of `server/subjects/` that is missing here fails `tests/floorplan.test.ts`. */
import { accounts } from './subjects/accounts/index.ts'
import { compliance } from './subjects/compliance/index.ts'
import { customers } from './subjects/customers/index.ts'
import { dialer } from './subjects/dialer/index.ts'
import { finance } from './subjects/finance/index.ts'
import { integration } from './subjects/integration/index.ts'
import { legal } from './subjects/legal/index.ts'
import { mail } from './subjects/mail/index.ts'
import { news } from './subjects/news/index.ts'
import { settings } from './subjects/settings/index.ts'
import { sharing } from './subjects/sharing/index.ts'
import { templates } from './subjects/templates/index.ts'
import { texts } from './subjects/texts/index.ts'
import type { Subject } from './records/subject.ts'

export const subjects: readonly Subject[] = [
  accounts,
  compliance,
  customers,
  dialer,
  finance,
  integration,
  legal,
  mail,
  news,
  settings,
  sharing,
  templates,
  texts,
]
